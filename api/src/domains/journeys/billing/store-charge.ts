import type { ClientSession } from 'mongodb';
import { moveAttempt } from '../../../payments/attempts';
import type { OrderDocument } from '../../orders/documents';
import { addPoints, insertOrder, takeStock } from '../../orders/store';
import { claimPatient } from '../../patients/store';
import { SLOT_CAPACITY } from '../consult-slot';
import type { JourneySubscriptionDocument } from '../documents';
import { takeSlot } from '../slot-store';
import { type SubscriptionChange, writeSubscription } from '../store';
import { NO_PRODUCT } from './order-lines';
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
}

async function takeUnits({ db }: BillingServices, order: OrderDocument, session: ClientSession) {
  const units = new Map<number, number>();
  for (const { product_id, quantity } of order.items) {
    if (product_id !== NO_PRODUCT) units.set(product_id, (units.get(product_id) ?? 0) + quantity);
  }
  for (const [productId, quantity] of [...units].sort(([a], [b]) => a - b)) {
    const taken = await takeStock(db, productId, quantity, order.created_at, session);
    if (!taken) throw new ChargeConflict('stock');
  }
}

async function store(services: BillingServices, record: ChargeRecord, session: ClientSession) {
  const { db } = services;
  const { subscription, change, order, attemptId, slot } = record;
  if (attemptId) {
    const stored = { status: 'stored' as const, updated_at: order.created_at };
    const isOurs = await moveAttempt(db, attemptId, ['authorised'], stored, session);
    if (!isOurs) throw new ChargeConflict('payment');
  }
  if (!(await writeSubscription(db, subscription, change, session))) throw new ChargeConflict('subscription');
  const { user_id, patient_uuid, status } = subscription;
  const beginsNeed = status === 'draft' && patient_uuid;
  if (beginsNeed && !(await claimPatient(db, user_id, patient_uuid, session))) {
    throw new ChargeConflict('patient');
  }
  if (slot && !(await takeSlot(db, slot, SLOT_CAPACITY, session))) throw new ChargeConflict('slot');
  await insertOrder(db, order, session);
  await addPoints(db, user_id, order.edr_base_points + order.edr_bonus_points, session);
  await takeUnits(services, order, session);
}

/**
 * Stores a charge in one step: payment noted, subscription moved on, order stored, points added, slot and stock taken;
 * or nothing. Raises ChargeConflict, and the database's duplicate key error when the order key has an order.
 */
export async function storeCharge(services: BillingServices, record: ChargeRecord): Promise<void> {
  await services.client.withSession((session) =>
    session.withTransaction(() => store(services, record, session)),
  );
}
