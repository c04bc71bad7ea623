import type { CycleServices } from '../../src/domains/autodelivery/cycle/place-order';
import type {
  AutoDeliveryDocument,
  AutoDeliveryItemDocument,
} from '../../src/domains/autodelivery/documents';
import type { OrderDocument } from '../../src/domains/orders/documents';
import type { PaymentGateway } from '../../src/payments/gateway';
import type { Selling } from './selling';
import { changeStored, newSubscriber, storedAutoDelivery } from './subscribers';

/** An item of an AutoDelivery. */
export const item = (
  product_id: number,
  over: Partial<AutoDeliveryItemDocument> = {},
): AutoDeliveryItemDocument => ({
  id: `item-${product_id}`,
  product_id,
  quantity: 1,
  one_off: false,
  patient_uuid: null,
  price_type: 'default',
  script_type: null,
  eprescription_token: null,
  ...over,
});

/** Returns helpers for AutoDeliveries whose charge is due. */
export function dueDeliveries(shop: Selling) {
  /** Returns an AutoDelivery whose charge is due now. */
  async function due(over: Partial<AutoDeliveryDocument> = {}) {
    const who = await newSubscriber(shop, await shop.product());
    const now = shop.clock.now();
    await changeStored(shop, who.id, { milestone: 'charge', charge_date: now, next_step_at: now, ...over });
    return { ...who, read: () => storedAutoDelivery(shop, who.id) };
  }
  const orderOf = (id: string) =>
    shop.db.collection<OrderDocument>('orders').findOne({ idempotency_key: `autodelivery:${id}:1` });
  const intentsOf = async (id: string) => {
    const found = await shop.db
      .collection('gateway_intents')
      .find({ idempotency_key: { $gte: `autodelivery:${id}`, $lt: `autodelivery:${id}~` } })
      .toArray();
    return found.map(({ status }) => status);
  };
  const withGateway = (payments: Partial<PaymentGateway>): CycleServices => ({
    ...shop.services,
    payments: { ...shop.services.payments, ...payments },
  });
  return { due, orderOf, intentsOf, withGateway };
}
