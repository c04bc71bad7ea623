import { isPermitted, refundedTotal, unitsLeft } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { notFound } from '../../../lib/errors';
import {
  findAnyOrder,
  listOrdersOf,
  type OrderDocument,
  queueOf,
  readReference,
  scriptsOf,
} from '../../orders';
import { findOwnPatient } from '../../patients';
import type { StaffContext } from '../context';
import { callOf } from './promised-call';

const EARLIER = 10;

/** Finds any order. @throws {BusinessError} NOT_FOUND */
export async function requireOrder(ctx: StaffContext, reference: string): Promise<OrderDocument> {
  const order = await findAnyOrder(ctx.db, readReference(reference));
  if (!order) throw notFound('Order');
  return order;
}

/** Returns whether somebody may read what patients take and are allergic to. */
export const mayReadMedicines = ({ user }: StaffContext): boolean =>
  user !== null && isPermitted(user.role, 'medicines:read');

/** Reads a line's patient for those who review; others get none. */
async function patientOf(ctx: StaffContext, { user_id }: OrderDocument, uuid: string | null) {
  if (!user_id || !uuid || !mayReadMedicines(ctx)) return null;
  return findOwnPatient(ctx.db, user_id, uuid);
}

async function linesOf(ctx: StaffContext, order: OrderDocument) {
  const left = unitsLeft(order);
  const scripts = scriptsOf(order);
  return Promise.all(
    order.items.map(async ({ script_type, patient_uuid }, index) => ({
      line: index + 1,
      units: left[index] ?? 0,
      script_type,
      script_state: scripts.find(({ line }) => line === index + 1)?.state ?? null,
      patient: await patientOf(ctx, order, patient_uuid),
    })),
  );
}

/** Returns an order as the pharmacy works on it. */
export async function staffOrderOf(ctx: StaffContext, order: OrderDocument) {
  const [lines, all, call] = await Promise.all([
    linesOf(ctx, order),
    listOrdersOf(ctx.db, order, EARLIER + 1),
    callOf(ctx, order),
  ]);
  return {
    order,
    queue: queueOf(order),
    customer_id: order.user_id,
    review: order.review ?? null,
    call,
    lines,
    packing: order,
    refunded_total: refundedTotal(order),
    earlier: all.filter(({ _id }) => _id !== order._id).slice(0, EARLIER),
  };
}

/** Returns an order for staff. */
export async function staffOrder(_root: unknown, { reference }: { reference: string }, ctx: StaffContext) {
  requirePermission(ctx, 'orders:see');
  return staffOrderOf(ctx, await requireOrder(ctx, reference));
}
