import type { JourneySubscriptionsMoveConsultInput } from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import { nextReminderAt, requireFreeChange } from '../../telehealth';
import { busy, requireSubscription } from '../access';
import { loadParties, type Parties } from '../billing/parties';
import type { JourneysContext } from '../context';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';
import { isCharging } from '../item-changes';
import { subscriptionPayload } from '../mutations/payload';
import { consultMovedMail } from '../notices/consult-mails';
import { writeSubscription } from '../store';
import { requireSameFee } from './consult-fee';
import { requirePlace, takePlace } from './consult-places';
import { checkSlot, consultState, slotId } from './consult-slot';
import { findConsultOrder } from './paid-consult';
import { requireConsult, requireShown } from './require-consult';
import { ensureSlot, freeSlot } from './slot-store';

const ATTEMPTS = 20;

type Input = JourneySubscriptionsMoveConsultInput;

/** A consult as it was read, and as it is to be. */
interface Move {
  read: JourneySubscriptionDocument;
  booking: JourneyBookingDocument;
  moved: JourneyBookingDocument;
  parties: Parties;
}

/** Plans the move. @throws {BusinessError} as on the mutation */
async function planMove(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
  input: Input,
): Promise<Move> {
  const parties = await loadParties(ctx.db, read);
  if (!parties) throw notFound('Patient');
  const now = ctx.clock.now();
  const state = consultState(parties.patient);
  const at = new Date(input.datetime);
  requireShown(booking, { id: input.booking_id, at: new Date(input.shown_at) }, { state, now });
  requireFreeChange(booking.appointment_at, now);
  if (isCharging(read, now)) throw busy();
  checkSlot({ datetime: at, gmt_offset: input.gmt_offset }, now, state);
  await requirePlace(ctx.db, slotId(at));
  await requireSameFee(ctx, read, booking, { startsAt: at, state });
  const moved = {
    ...booking,
    appointment_at: at,
    reminder_due_at: nextReminderAt(at, now),
    moves: (booking.moves ?? 0) + 1,
    // Its order has the first time in its key, so from now on the booking says which one it is.
    order_reference: (await findConsultOrder(ctx.db, read, booking))?.reference ?? null,
  };
  return { read, booking, moved, parties };
}

/** Takes the new place, leaves the old one and tells the member, atomically. Returns false if another write came first. */
function store(ctx: JourneysContext, { read, booking, moved, parties }: Move): Promise<boolean> {
  const { db } = ctx;
  return inTransaction(ctx, async (session) => {
    if (!(await writeSubscription(db, read, { upcoming_booking: moved }, session))) return false;
    if (!(await takePlace(db, slotId(moved.appointment_at), session))) {
      throw new BusinessError('SLOT_UNAVAILABLE', { reason: 'booked' });
    }
    await freeSlot(db, slotId(booking.appointment_at), session);
    await enqueueMail(ctx, consultMovedMail(ctx, parties, moved), session);
    return true;
  });
}

/**
 * Moves a program's booked consult to another time of the patient's state, until 2 hours before it starts (rule health-15).
 * Nothing is charged: one that was paid for moves to times with its fee. Repeated calls have no effect.
 */
export async function journeySubscriptionsMoveConsult(
  _root: unknown,
  { input }: { input: Input },
  ctx: JourneysContext,
) {
  const at = new Date(input.datetime);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await requireSubscription(ctx, input.subscription_id);
    const booking = requireConsult(read);
    const isThere = booking.id === input.booking_id && booking.appointment_at.getTime() === at.getTime();
    if (isThere) return subscriptionPayload(ctx, read);
    const move = await planMove(ctx, read, booking, input);
    await ensureSlot(ctx.db, slotId(at));
    if (await store(ctx, move)) {
      return subscriptionPayload(ctx, await requireSubscription(ctx, input.subscription_id));
    }
  }
  throw busy();
}
