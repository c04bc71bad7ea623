import type { BaseServices } from '../../lib/context';
import { orderPlaced } from '../orders';
import { patientUsage } from '../patients';
import { addCard, cardUsage, sourceField, sourceIdOf } from '../payment-methods';
import { autoDeliveriesOf } from './from-order';
import { insertAutoDeliveries, listAutoDeliveries } from './store';

/** Starts AutoDeliveries from orders, and protects the patients and cards they use from deletion. */
export function register({ db, events, hooks }: BaseServices): void {
  events.on(orderPlaced, async ({ order, card }, session) => {
    const autoDeliveries = card ? autoDeliveriesOf(order, sourceIdOf(card)) : [];
    if (!card || !order.user_id || autoDeliveries.length === 0) return;
    await insertAutoDeliveries(db, autoDeliveries, session);
    await addCard(db, order.user_id, card, { session });
  });

  hooks.register(patientUsage, async ({ patient }, session) => {
    const current = await listAutoDeliveries(db, patient.user_id, {}, session);
    const isNeeded = current.some(({ items }) =>
      items.some(({ patient_uuid }) => patient_uuid === patient._id),
    );
    return isNeeded ? { reason: 'autodelivery' } : null;
  });

  hooks.register(cardUsage, async ({ userId, sourceId }, session) => {
    const charged = await listAutoDeliveries(db, userId, sourceField(sourceId), session);
    return charged.length > 0 ? { names: charged.map(({ name }) => name) } : null;
  });
}
