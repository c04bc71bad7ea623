import { DEFAULT_STATE, FREQUENCIES, type Frequency, type State } from '@saltbush/contract';
import { localDay, localMoment } from '../../../lib/local-time';
import type { CartView } from '../../cart';
import type { OrderDocument } from '../../orders';
import { cycleDates } from '../dates';
import { nameOf } from '../from-order';

/** An AutoDelivery that an order starts, with the dates of its first automatic delivery, for its customer to read. */
export interface PlannedAutoDelivery {
  frequency: Frequency;
  name: string;
  charged_on: string;
  delivered_on: string;
  changes_until: string;
}

/** Returns the AutoDelivery of a frequency as it begins with an order at `from`. */
export function planned(frequency: Frequency, from: Date, state: State): PlannedAutoDelivery {
  const { charge_date, delivery_date, lockin_date } = cycleDates(from, frequency, state);
  return {
    frequency,
    name: nameOf(frequency),
    charged_on: localDay(charge_date, state),
    delivered_on: localDay(delivery_date, state),
    changes_until: localMoment(lockin_date, state),
  };
}

const frequenciesOf = (lines: readonly { frequency: string | null }[]): Frequency[] =>
  FREQUENCIES.filter((frequency) => lines.some((line) => line.frequency === frequency));

/** Returns the AutoDeliveries that ordering a cart now would start. */
export const plannedByCart = (view: CartView): PlannedAutoDelivery[] =>
  frequenciesOf(view.lines.map(({ item }) => item)).map((frequency) =>
    planned(frequency, view.now, view.document.shipping_state ?? DEFAULT_STATE),
  );

/** Automatic orders have the key of their cycle, which the keys of shoppers cannot be. */
const isAutomatic = ({ idempotency_key }: OrderDocument): boolean => idempotency_key.includes(':');

/** Returns the AutoDeliveries that an order started, as planned on the day of the order. */
export const plannedByOrder = (order: OrderDocument): PlannedAutoDelivery[] =>
  order.user_id === null || isAutomatic(order)
    ? []
    : frequenciesOf(order.items).map((frequency) =>
        planned(frequency, order.created_at, order.shipping_address?.state ?? DEFAULT_STATE),
      );
