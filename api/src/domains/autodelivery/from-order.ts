import { randomUUID } from 'node:crypto';
import {
  autoDeliveryTerms,
  type ConsentTerms,
  DEFAULT_STATE,
  FREQUENCIES,
  type Frequency,
  SCRIPT_TYPES,
} from '@saltbush/contract';
import type { OrderDocument, OrderItemDocument } from '../orders';
import { sourceField } from '../payment-methods';
import { cycleDates, weeksOf } from './dates';
import type { AutoDeliveryDocument } from './documents';

/** Returns the default name of an AutoDelivery. */
export const nameOf = (frequency: Frequency): string => `Every ${weeksOf(frequency)} weeks`;

function itemOf(item: OrderItemDocument): AutoDeliveryDocument['items'][number] {
  const { product_id, quantity, patient_uuid, script_type } = item;
  return {
    id: randomUUID(),
    product_id,
    quantity,
    one_off: false,
    patient_uuid,
    price_type: 'default',
    script_type: SCRIPT_TYPES.find((type) => type === script_type) ?? null,
    // The order consumed the token: the next delivery needs a new one.
    eprescription_token: null,
  };
}

function shippingOf({ shipping_address: address, ...order }: OrderDocument) {
  return {
    shipping_first_name: address?.first_name ?? order.first_name,
    shipping_last_name: address?.last_name ?? order.last_name,
    shipping_email: order.email,
    shipping_phone: address?.phone ?? '',
    shipping_address_1: address?.address_1 ?? '',
    shipping_address_2: address?.address_2 ?? '',
    shipping_suburb: address?.suburb ?? '',
    shipping_state: address?.state ?? DEFAULT_STATE,
    shipping_postcode: address?.postcode ?? '',
    shipping_country: 'AU',
    delivery_instructions: order.delivery_instructions,
    authority_to_leave: order.authority_to_leave,
  };
}

function autoDelivery(
  order: OrderDocument,
  userId: string,
  frequency: Frequency,
  sourceId: string,
): AutoDeliveryDocument {
  const shipping = shippingOf(order);
  const dates = cycleDates(order.created_at, frequency, shipping.shipping_state);
  return {
    _id: randomUUID(),
    user_id: userId,
    name: nameOf(frequency),
    frequency,
    status: 'active',
    last_payment_status: 'succeeded',
    milestone: 'notify',
    next_step_at: dates.notify_date,
    cycle: 1,
    charge_failures: 0,
    ...dates,
    ...sourceField(sourceId),
    items: order.items.filter((item) => item.frequency === frequency).map(itemOf),
    ...shipping,
    version: 0,
    created_at: order.created_at,
  };
}

/** Returns what the customer agrees to by ordering the lines of a frequency (rule consent-01). */
export function orderedTerms(
  lines: readonly Pick<OrderItemDocument, 'name' | 'quantity' | 'unit_price' | 'frequency'>[],
  frequency: Frequency,
): ConsentTerms {
  const items = lines.filter((line) => line.frequency === frequency);
  const price = items.reduce((total, { unit_price, quantity }) => total + unit_price * quantity, 0);
  return autoDeliveryTerms({ frequency, items, price });
}

/** Returns the AutoDeliveries started by an order: one per frequency, charged to the card that paid for it. */
export function autoDeliveriesOf(order: OrderDocument, sourceId: string): AutoDeliveryDocument[] {
  const { user_id } = order;
  if (user_id === null) return [];
  return FREQUENCIES.filter((frequency) => order.items.some((item) => item.frequency === frequency)).map(
    (frequency) => autoDelivery(order, user_id, frequency, sourceId),
  );
}
