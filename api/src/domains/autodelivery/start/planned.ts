import {
  arrivalDays,
  type ConsentTerms,
  consentLines,
  DEFAULT_STATE,
  FREQUENCIES,
  type Frequency,
  type State,
} from '@saltbush/contract';
import { localDay, localMoment } from '../../../lib/local-time';
import type { CartView } from '../../cart';
import { type Coverage, coverageAt, expectedArrival } from '../../fulfilment';
import { type OrderDocument, soldLines } from '../../orders';
import { windowWords } from '../arrival/arrival';
import type { AutodeliveryContext } from '../context';
import { cycleDates } from '../dates';
import { nameOf, orderedTerms } from '../from-order';
import { methodFor } from '../method';

/** An AutoDelivery that an order starts, with the dates of its first automatic order, for its customer to read. */
export interface PlannedAutoDelivery {
  frequency: Frequency;
  name: string;
  charged_on: string;
  delivered_on: string;
  changes_until: string;
  terms: string[];
}

/** Where and with what an AutoDelivery begins. */
interface Beginning {
  from: Date;
  state: State;
  coverage: Coverage | null;
  isCold: boolean;
  terms: ConsentTerms;
}

/** Returns the AutoDelivery of a frequency as it begins with an order at `from`. */
export function planned(
  frequency: Frequency,
  { from, state, coverage, isCold, terms }: Beginning,
): PlannedAutoDelivery {
  const { charge_date, lockin_date } = cycleDates(from, frequency, state);
  const method = methodFor(isCold);
  const days = expectedArrival(coverage, { method, isCold, placedAt: charge_date });
  return {
    frequency,
    name: nameOf(frequency),
    charged_on: localDay(charge_date, state),
    delivered_on: windowWords(days, isCold) ?? `in ${arrivalDays(method)}`,
    changes_until: localMoment(lockin_date, state),
    terms: consentLines(terms),
  };
}

/** Returns the frequencies of lines with the lines of each. */
const byFrequency = <Line>(lines: readonly Line[], frequencyOf: (line: Line) => string | null) =>
  FREQUENCIES.map((frequency) => ({
    frequency,
    lines: lines.filter((line) => frequencyOf(line) === frequency),
  })).filter((group) => group.lines.length > 0);

/** Lines of a cart as an order has them. */
const orderedLines = (view: Pick<CartView, 'lines'>) =>
  soldLines(view).map(({ item: { quantity, frequency }, product: { name, is_fridge }, priced }) => ({
    ...{ name, quantity, frequency, is_fridge },
    unit_price: priced.unit_price,
  }));

/** Returns what a customer agrees to by ordering a cart: the terms of each AutoDelivery that this starts (rule consent-12). */
export function termsByCart(view: Pick<CartView, 'lines'>): ConsentTerms[] {
  const groups = byFrequency(orderedLines(view), ({ frequency }) => frequency);
  return groups.map(({ frequency, lines }) => orderedTerms(lines, frequency));
}

/** Returns the AutoDeliveries that ordering a cart now would start. */
export async function plannedByCart(view: CartView): Promise<PlannedAutoDelivery[]> {
  const groups = byFrequency(orderedLines(view), ({ frequency }) => frequency);
  if (groups.length === 0) return [];
  const { shipping_postcode, postcode, shipping_state } = view.document;
  const coverage = await view.coverage(shipping_postcode ?? postcode ?? view.request.postcode);
  const begins = { from: view.now, state: shipping_state ?? DEFAULT_STATE, coverage };
  return groups.map(({ frequency, lines }) =>
    planned(frequency, {
      ...begins,
      isCold: lines.some(({ is_fridge }) => is_fridge),
      terms: orderedTerms(lines, frequency),
    }),
  );
}

/** Automatic orders have the key of their cycle, which the keys of shoppers cannot be. */
const isAutomatic = ({ idempotency_key }: OrderDocument): boolean => idempotency_key.includes(':');

/** Returns the AutoDeliveries that an order started, as planned on the day of the order. */
export async function plannedByOrder(
  order: OrderDocument,
  _args: unknown,
  { db }: Pick<AutodeliveryContext, 'db'>,
): Promise<PlannedAutoDelivery[]> {
  // Without a payment there is no method to charge later.
  if (order.user_id === null || order.payment === null || isAutomatic(order)) return [];
  const groups = byFrequency(order.items, ({ frequency }) => frequency);
  const address = order.shipping_address;
  if (groups.length === 0) return [];
  const coverage = address && (await coverageAt(db, address.postcode));
  const begins = { from: order.created_at, state: address?.state ?? DEFAULT_STATE, coverage };
  return groups.map(({ frequency, lines }) =>
    planned(frequency, {
      ...begins,
      isCold: lines.some(({ is_cold }) => is_cold),
      terms: orderedTerms(lines, frequency),
    }),
  );
}
