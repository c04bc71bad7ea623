import type { BaseServices } from '../../lib/context';
import { accountRetired } from '../accounts';
import { orderPlaced } from '../orders';
import { patientUsage } from '../patients';
import { paymentMethodUsage, savePaymentMethod, sourceField, sourceIdOf } from '../payment-methods';
import { autoDeliveriesOf } from './from-order';
import { cancelled } from './rules';
import { insertAutoDeliveries, listAutoDeliveries, writeAutoDelivery } from './store';

/** Starts AutoDeliveries from orders, ends those of retired accounts, and protects the patients and payment methods they use from deletion. */
export function register({ db, events, hooks }: BaseServices): void {
  events.on(orderPlaced, async ({ order, paymentMethod }, session) => {
    const autoDeliveries = paymentMethod ? autoDeliveriesOf(order, sourceIdOf(paymentMethod)) : [];
    if (!paymentMethod || !order.user_id || autoDeliveries.length === 0) return;
    await insertAutoDeliveries(db, autoDeliveries, session);
    await savePaymentMethod(db, order.user_id, paymentMethod, { session });
  });

  events.on(accountRetired, async ({ userId }, session) => {
    for (const autodelivery of await listAutoDeliveries(db, userId, {}, session)) {
      const change = cancelled(autodelivery);
      if (change) await writeAutoDelivery(db, autodelivery, change, session);
    }
  });

  hooks.register(patientUsage, async ({ patient }, session) => {
    const current = await listAutoDeliveries(db, patient.user_id, {}, session);
    const isNeeded = current.some(({ items }) =>
      items.some(({ patient_uuid }) => patient_uuid === patient._id),
    );
    return isNeeded ? { reason: 'autodelivery' } : null;
  });

  hooks.register(paymentMethodUsage, async ({ userId, sourceId }, session) => {
    const charged = await listAutoDeliveries(db, userId, sourceField(sourceId), session);
    return charged.length > 0 ? { names: charged.map(({ name }) => name) } : null;
  });
}
