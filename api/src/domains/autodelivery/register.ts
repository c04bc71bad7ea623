import { accountRetired, emailChanged, personalData } from '../accounts';
import { recordConsent, withdrawConsents } from '../consents';
import { enqueueMail, withdrawWaiting } from '../mail';
import { laterCharges, orderPlaced } from '../orders';
import { filedUse, patientUsage } from '../patients';
import { paymentMethodUsage, savePaymentMethod, sourceField, sourceIdOf } from '../payment-methods';
import { covers } from './consent/agreement';
import type { AutodeliveryServices } from './context';
import { autoDeliveriesOf, orderedTerms } from './from-order';
import { aboutOf } from './mails/change-mails';
import { startedMail } from './mails/started-mail';
import { autoDeliveryData } from './personal-data';
import { cancelled, isBeingCharged, usesFiled } from './rules';
import { termsByCart } from './start/planned';
import { insertAutoDeliveries, listAutoDeliveries, replaceEmail, writeAutoDelivery } from './store';

/** Starts AutoDeliveries from orders, ends those of retired accounts, and protects the patients and payment methods they use from deletion. */
export function register(services: AutodeliveryServices): void {
  const { db, events, hooks } = services;
  events.on(orderPlaced, async ({ order, paymentMethod, by }, session) => {
    const autoDeliveries = paymentMethod ? autoDeliveriesOf(order, sourceIdOf(paymentMethod)) : [];
    if (!paymentMethod || !order.user_id || autoDeliveries.length === 0) return;
    await insertAutoDeliveries(db, autoDeliveries, session);
    for (const { _id: subjectId, user_id: userId, frequency, items } of autoDeliveries) {
      const terms = orderedTerms(order.items, frequency);
      const given = { subjectId, userId, terms, covers: covers({ items, frequency }), by };
      await recordConsent(services, given, session);
    }
    await savePaymentMethod(db, order.user_id, paymentMethod, { session });
    for (const autoDelivery of autoDeliveries) {
      const mail = await startedMail(services, autoDelivery, { order, paymentMethod });
      await enqueueMail(services, mail, session);
    }
  });

  hooks.register(laterCharges, async (cart) => termsByCart(cart));

  events.on(emailChanged, (change, session) => replaceEmail(db, change, session));

  events.on(accountRetired, async ({ userId }, session) => {
    for (const autodelivery of await listAutoDeliveries(db, userId, {}, session)) {
      const change = cancelled(autodelivery);
      if (change) await writeAutoDelivery(db, autodelivery, change, session);
      await withdrawWaiting(db, aboutOf(autodelivery), session);
      const ended = { subjectId: autodelivery._id, reason: 'account-retired' };
      await withdrawConsents(services, ended, session);
    }
  });

  hooks.register(personalData, async ({ userId }) => ({
    section: 'autodeliveries',
    data: await autoDeliveryData(services, userId),
  }));

  hooks.register(patientUsage, async ({ patient }, session) => {
    const current = await listAutoDeliveries(db, patient.user_id, {}, session);
    const isNeeded = current.some(({ items }) =>
      items.some(({ patient_uuid }) => patient_uuid === patient._id),
    );
    return isNeeded ? { reason: 'autodelivery' } : null;
  });

  hooks.register(filedUse, async ({ place, product_id }, session) => {
    const current = await listAutoDeliveries(db, place.userId, {}, session);
    const isCharged = current.some((one) => isBeingCharged(one) && usesFiled(one, place, product_id));
    return isCharged ? { reference: null } : null;
  });

  hooks.register(paymentMethodUsage, async ({ userId, sourceId }, session) => {
    const charged = await listAutoDeliveries(db, userId, sourceField(sourceId), session);
    return charged.length > 0 ? { names: charged.map(({ name }) => name) } : null;
  });
}
