import { FIELD_MESSAGES, isOrderStep } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { StaffOrdersSetStateInput } from '../../generated/resolvers';
import { requirePermission } from '../../lib/context';
import { inTransaction } from '../../lib/database/transactions';
import { BusinessError, invalidInput, notFound } from '../../lib/errors';
import { findCustomer } from '../accounts';
import { enqueueMail } from '../mail';
import type { OrdersContext } from './context';
import type { OrderDocument } from './documents';
import { findCollectPlace } from './mails/collect-from';
import { dispatchMail } from './mails/dispatch-mail';
import { requireAllChecked } from './packing/packing-state';
import { readReference } from './reference';
import { readOrder } from './refunds/refund-store';
import { findAnyOrder, moveOrder } from './staff-store';

type Input = StaffOrdersSetStateInput;

const TRACKING = /^[\w .-]{2,60}$/;

const read = (text: string | null | undefined) => text?.trim() ?? '';

/** Returns a parcel's tracking; null for orders to collect. @throws {BusinessError} INVALID_INPUT */
function readTracking(order: OrderDocument, input: Input): OrderDocument['tracking'] {
  if (order.cnc_location) return null;
  const [carrier, number] = [read(input.carrier), read(input.tracking_number)];
  if (TRACKING.test(carrier) && TRACKING.test(number)) return { carrier, number };
  throw invalidInput({
    carrier: TRACKING.test(carrier) ? undefined : FIELD_MESSAGES.carrier_missing,
    tracking_number: TRACKING.test(number) ? undefined : FIELD_MESSAGES.tracking_number_missing,
  });
}

/** Looks at what is checked in the transaction that packs: a refund or check at the same time conflicts with it. */
async function requireChecked({ db }: OrdersContext, order: OrderDocument, session: ClientSession) {
  const now = await readOrder(db, order.reference, session);
  // Who has moved on meanwhile is told so instead.
  if (now?.state === order.state) requireAllChecked(now);
}

/** Advances the order and enqueues its mail atomically. Returns false if another request came first. */
async function move(
  ctx: OrdersContext,
  order: OrderDocument,
  input: Input,
  staffId: string,
): Promise<boolean> {
  const isDispatched = input.state === 'dispatched';
  const place = isDispatched ? await findCollectPlace(ctx.db, order) : null;
  const tracking = isDispatched ? readTracking(order, input) : order.tracking;
  const staff = await findCustomer(ctx.db, staffId);
  const staff_name = staff ? `${staff.first_name} ${staff.last_name}` : '';
  const step = { state: input.state, at: ctx.clock.now(), staff_name };
  return inTransaction(ctx, async (session) => {
    if (input.state === 'packed') await requireChecked(ctx, order, session);
    if (!(await moveOrder(ctx.db, order, step, tracking, session))) return false;
    const moved = { ...order, tracking };
    if (isDispatched) await enqueueMail(ctx, dispatchMail(ctx, moved, place), session);
    return true;
  });
}

/**
 * Moves an order to its next state (rule selling-06); no effect if it is already there. It is packed once every unit is
 * checked (rule selling-40): releases of the counter without packing read where that is done. Staff only.
 */
export async function staffOrdersSetState(
  _root: unknown,
  { input }: { input: Input },
  ctx: OrdersContext,
): Promise<{ order: OrderDocument }> {
  const { id } = requirePermission(ctx, 'orders:dispatch');
  const find = () => findAnyOrder(ctx.db, readReference(input.reference));
  const order = await find();
  if (!order) throw notFound('Order');
  if (order.state === input.state) return { order };
  if (input.state === 'packed' && order.state === 'pharmacist_review' && !order.review) {
    throw new BusinessError('REVIEW_MISSING');
  }
  if (!order.shipping_method) throw new BusinessError('NOTHING_TO_SEND');
  const isMoved = isOrderStep(order.state, input.state) && (await move(ctx, order, input, id));
  const newest = (await find()) ?? order;
  if (isMoved || newest.state === input.state) return { order: newest };
  throw new BusinessError('WRONG_STATE', { asked: input.state, state: newest.state });
}
