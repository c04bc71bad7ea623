import type { ClientSession } from 'mongodb';
import { AlreadyClaimed, claimOnce } from '../../../lib/claims';
import { enqueueMail, type Mail } from '../../mail';
import { type OrderDocument, PlacementConflict, storeOrder } from '../../orders';
import { claimPatient } from '../../patients';
import { SLOT_CAPACITY } from '../consults/consult-slot';
import { takeSlot } from '../consults/slot-store';
import type { JourneySubscriptionDocument } from '../documents';
import { type SubscriptionChange, writeSubscription } from '../store';
import { voucherKey } from '../voucher-store';
import type { BillingServices } from './services';

/** Why a charge could not be stored; the transaction was rolled back. */
export class ChargeConflict extends Error {
  override name = 'ChargeConflict';
  constructor(readonly reason: 'payment' | 'subscription' | 'patient' | 'slot' | 'stock' | 'voucher') {
    super(`A program could not be charged: ${reason}`);
  }
}

/** A charge to store atomically. */
export interface ChargeRecord {
  /** The subscription as claimed. */
  subscription: JourneySubscriptionDocument;
  change: SubscriptionChange;
  order: OrderDocument;
  /** The authorised payment; null when there is nothing to pay. */
  attemptId: string | null;
  /** The consult slot to book. */
  slot: string | null;
  /** Sent in addition to the order confirmation. */
  mail: Mail | null;
}

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
async function applyCharge(
  services: BillingServices,
  record: ChargeRecord,
  session: ClientSession,
): Promise<boolean> {
  const { db } = services;
  const { subscription, change, slot, mail } = record;
  const { user_id, patient_uuid, status } = subscription;
  if (!(await writeSubscription(db, subscription, change, session))) return false;
  await claimVoucher(services, record.order, session);
  const needsPatient = status === 'draft' && patient_uuid;
  if (needsPatient && !(await claimPatient(db, user_id, patient_uuid, session))) {
    throw new ChargeConflict('patient');
  }
  if (slot && !(await takeSlot(db, slot, SLOT_CAPACITY, session))) throw new ChargeConflict('slot');
  if (mail) await enqueueMail(services, mail, session);
  return true;
}

/**
 * Stores a charge in one transaction, like a checkout order: payment recorded, subscription updated, slot booked,
 * order stored, points added, confirmation enqueued, stock decremented. Also throws the database's duplicate key
 * error if the order key already has an order.
 * @throws {ChargeConflict} if any step is no longer possible; nothing is stored
 */
export async function storeCharge(services: BillingServices, record: ChargeRecord): Promise<void> {
  const { order, attemptId } = record;
  const claim = (session: ClientSession) => applyCharge(services, record, session);
  try {
    await storeOrder(services, { order, attemptId, claim, paymentMethod: null });
  } catch (error) {
    if (error instanceof AlreadyClaimed) throw new ChargeConflict('voucher');
    if (!(error instanceof PlacementConflict)) throw error;
    const isOfOrder = error.reason === 'stock' || error.reason === 'payment';
    throw new ChargeConflict(isOfOrder ? error.reason : 'subscription');
  }
}
