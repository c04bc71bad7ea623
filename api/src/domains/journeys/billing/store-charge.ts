import type { ClientSession } from 'mongodb';
import { AlreadyClaimed } from '../../../lib/claims';
import { PlacementConflict, storeOrder } from '../../orders';
import { applyCharge } from './apply-charge';
import { ChargeConflict, type ChargeRecord } from './charge-record';
import type { BillingServices } from './services';

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
    await storeOrder(services, { order, attemptId, claim, paymentMethod: null, isPrescribed: true });
  } catch (error) {
    if (error instanceof AlreadyClaimed) throw new ChargeConflict('voucher');
    if (!(error instanceof PlacementConflict)) throw error;
    const isOfOrder = error.reason === 'stock' || error.reason === 'payment';
    throw new ChargeConflict(isOfOrder ? error.reason : 'subscription');
  }
}
