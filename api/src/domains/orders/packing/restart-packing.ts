import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { notFound } from '../../../lib/errors';
import type { OrderDocument } from '../documents';
import { readOrder } from '../refunds/refund-store';
import type { Packer, PackingServices } from './check-unit';
import { packingOf, requirePackable } from './packing-state';
import { writePacking } from './packing-store';

interface Restart {
  reference: string;
  /** The round that ends. */
  round: number;
  by: Packer;
}

async function apply(
  { db, clock }: PackingServices,
  { reference, round, by }: Restart,
  session: ClientSession,
): Promise<OrderDocument> {
  const order = await readOrder(db, reference, session);
  if (!order) throw notFound('Order');
  requirePackable(order);
  const { checks, restarts } = packingOf(order);
  if (restarts.length !== round || checks.length === 0) return order;
  const restart = { staff_id: by.id, staff_name: by.name, at: clock.now(), checks };
  const packing = { checks: [], restarts: [...restarts, restart] };
  await writePacking(db, order, packing, session);
  return { ...order, packing };
}

/**
 * Starts packing an order again: what was checked stays in its history, and does not count. A round ends once, and one in
 * which nothing was checked goes on.
 * @throws {BusinessError} NOT_FOUND; REVIEW_MISSING, NOTHING_TO_SEND, WRONG_STATE if the order is not to be packed
 */
export const restartPacking = (services: PackingServices, restart: Restart): Promise<OrderDocument> =>
  inTransaction(services, (session) => apply(services, restart, session));
