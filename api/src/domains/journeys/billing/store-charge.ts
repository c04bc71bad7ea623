import type { ClientSession } from 'mongodb';
import { enqueueMail, type Mail } from '../../mail';
import { type OrderDocument, PlacementConflict, storeOrder } from '../../orders';
import { claimPatient } from '../../patients';
import { SLOT_CAPACITY } from '../consults/consult-slot';
import { takeSlot } from '../consults/slot-store';
import type { JourneySubscriptionDocument } from '../documents';
import { type SubscriptionChange, writeSubscription } from '../store';
import type { BillingServices } from './services';

/** Why a charge could not be stored; nothing of it was. */
export class ChargeConflict extends Error {
  override name = 'ChargeConflict';
  constructor(readonly reason: 'payment' | 'subscription' | 'patient' | 'slot' | 'stock') {
    super(`A program could not be charged: ${reason}`);
  }
}

/** A charge that is to be stored in one step. */
export interface ChargeRecord {
  /** As it was claimed. */
  subscription: JourneySubscriptionDocument;
  change: SubscriptionChange;
  order: OrderDocument;
  /** The authorised payment; null when nothing is to be paid. */
  attemptId: string | null;
  /** The consult slot it books. */
  slot: string | null;
  /** Told besides the confirmation of the order. */
  mail: Mail | null;
}

/** Moves the subscription on and takes what the charge books besides its order. */
async function moveOn(
  services: BillingServices,
  record: ChargeRecord,
  session: ClientSession,
): Promise<boolean> {
  const { db } = services;
  const { subscription, change, slot, mail } = record;
  const { user_id, patient_uuid, status } = subscription;
  if (!(await writeSubscription(db, subscription, change, session))) return false;
  const beginsNeed = status === 'draft' && patient_uuid;
  if (beginsNeed && !(await claimPatient(db, user_id, patient_uuid, session))) {
    throw new ChargeConflict('patient');
  }
  if (slot && !(await takeSlot(db, slot, SLOT_CAPACITY, session))) throw new ChargeConflict('slot');
  if (mail) await enqueueMail(services, mail, session);
  return true;
}

/**
 * Stores a charge in one step, as the checkout stores orders: payment noted, subscription moved on, slot taken, order
 * stored, points added, confirmation put into the outbox, stock taken; or nothing. Raises ChargeConflict, and the
 * database's duplicate key error when the order key has an order.
 */
export async function storeCharge(services: BillingServices, record: ChargeRecord): Promise<void> {
  const { order, attemptId } = record;
  const claim = (session: ClientSession) => moveOn(services, record, session);
  try {
    await storeOrder(services, { order, attemptId, claim, card: null });
  } catch (error) {
    if (!(error instanceof PlacementConflict)) throw error;
    throw new ChargeConflict(error.reason === 'cart' ? 'subscription' : error.reason);
  }
}
