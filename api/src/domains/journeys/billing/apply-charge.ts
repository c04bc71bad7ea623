import type { ClientSession } from 'mongodb';
import { claimOnce } from '../../../lib/claims';
import { recordConsent } from '../../consents';
import { enqueueMail } from '../../mail';
import type { OrderDocument } from '../../orders';
import { holdPatient } from '../../patients';
import { savePaymentMethod, setDefaultMethod, sourceIdOf } from '../../payment-methods';
import { takePlace } from '../consults/consult-places';
import { writeSubscription } from '../store';
import { voucherKey } from '../voucher-store';
import { ChargeConflict, type ChargeRecord } from './charge-record';
import type { BillingServices } from './services';

/** Claims the order's voucher for its customer. @throws {AlreadyClaimed} */
async function claimVoucher(
  { db }: BillingServices,
  { _id, offer_code, user_id, created_at }: OrderDocument,
  session: ClientSession,
): Promise<void> {
  if (!offer_code || !user_id) return;
  await claimOnce(db, 'voucher', [voucherKey(offer_code, user_id)], { order_id: _id, created_at }, session);
}

/** Writes the subscription's changes and books the slot. Returns false if the subscription was written to since. */
export async function applyCharge(
  services: BillingServices,
  record: ChargeRecord,
  session: ClientSession,
): Promise<boolean> {
  const { db } = services;
  const { subscription, change, slot, mail, consent } = record;
  const { user_id } = subscription;
  if (!(await writeSubscription(db, subscription, change, session))) return false;
  await claimVoucher(services, record.order, session);
  if (!(await holdPatient(db, record.patient, session))) throw new ChargeConflict('record');
  if (slot && !(await takePlace(db, slot, session))) throw new ChargeConflict('slot');
  if (record.method) {
    await savePaymentMethod(db, user_id, record.method, { session });
    await setDefaultMethod(db, user_id, sourceIdOf(record.method), session);
  }
  if (consent) await recordConsent(services, consent, session);
  if (record.agreement) await enqueueMail(services, record.agreement, session);
  if (mail) await enqueueMail(services, mail, session);
  return true;
}
