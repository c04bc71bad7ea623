import { consultNoteError, missedCallsError } from '@saltbush/contract';
import type { JourneyConsultsCompleteInput, JourneyConsultsMissInput } from '../../../generated/resolvers';
import { requirePermission, requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import type { FieldCipher } from '../../../lib/field-cipher';
import { enqueueMail } from '../../mail';
import { findUserOrders } from '../../orders';
import { busy, requireSubscriptionId } from '../access';
import { loadParties } from '../billing/parties';
import type { JourneysContext } from '../context';
import { nameOfColleague } from '../decisions/seen';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';
import { isCharging } from '../item-changes';
import { subscriptionPayload } from '../mutations/payload';
import { consultEndedMail } from '../notices/consult-ended-mail';
import { findAnySubscription, writeSubscription } from '../store';
import { isFirstConsult } from './consult-slot';
import { type ConsultOutcome, consultEnd, consultsOf, outcomeOf, withConsult } from './outcomes';
import { findConsultOrder } from './paid-consult';

const ATTEMPTS = 20;

/** A note is bound to its consult and cannot be read as another's, or as a decision's. */
const noteOwner = (id: string, bookingId: string) => `journey:${id}:consult:${bookingId}`;

/** Returns the practitioner's note about a consult; null without one. */
export const openConsultNote = (
  cipher: FieldCipher,
  { _id }: Pick<JourneySubscriptionDocument, '_id'>,
  { id, closed }: JourneyBookingDocument,
): string | null => (closed?.note ? cipher.decrypt(closed.note, noteOwner(_id, id)) : null);

interface Ending {
  outcome: ConsultOutcome;
  subscription_id: string;
  booking_id: string;
  note: string;
  calls: readonly Date[];
}

/** @throws {BusinessError} CONSULT_AHEAD before its start, CONFLICT during a charge, INVALID_INPUT for calls that are not enough */
function requireEndable(
  read: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
  { outcome, calls }: Ending,
  now: Date,
): void {
  if (booking.appointment_at > now) throw new BusinessError('CONSULT_AHEAD');
  const span = { starts_at: booking.appointment_at, ends_at: consultEnd(booking) };
  const error = outcome === 'missed' && missedCallsError({ ...span, calls, now });
  if (error) throw invalidInput({ calls: error });
  if (isCharging(read, now)) throw busy();
}

/** Whether this very member of staff has put it down so. @throws {BusinessError} CONSULT_ENDED if it was somebody else, or otherwise */
async function isPutDown(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
  { outcome }: Ending,
): Promise<boolean> {
  const ended = outcomeOf(read, booking);
  if (!ended) return false;
  const by = booking.closed?.staff_id;
  if (ended === outcome && by === requireUser(ctx).id) return true;
  const ended_by = await nameOfColleague(ctx.db, by ?? read.decisions?.at(-1)?.staff_id ?? '');
  throw new BusinessError('CONSULT_ENDED', { outcome: ended, ended_by, refunded: 0 });
}

function closedBy(ctx: JourneysContext, { subscription_id, booking_id, outcome, note, calls }: Ending) {
  const text = note.trim();
  return {
    staff_id: requireUser(ctx).id,
    at: ctx.clock.now(),
    note: text ? ctx.cipher.encrypt(text, noteOwner(subscription_id, booking_id)) : null,
    ...(outcome === 'missed' ? { calls: [...calls] } : {}),
  };
}

/** The order that paid for a consult: the first one is part of the program's fee. */
async function orderFor(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
) {
  if (!isFirstConsult(read)) return findConsultOrder(ctx.db, read, booking);
  const orders = await findUserOrders(ctx.db, read.order_references, read.user_id);
  return orders[0] ?? null;
}

/** Stores the outcome with the mail that tells it. Returns false if another write came first. */
async function store(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  ended: JourneyBookingDocument & { status: ConsultOutcome },
): Promise<boolean> {
  const parties = await loadParties(ctx.db, read);
  const order = await orderFor(ctx, read, ended);
  // Who has left the program was told then what became of its money.
  const isTold = parties && read.status !== 'cancelled';
  const mail =
    isTold && consultEndedMail(ctx, parties, read, { booking: ended, outcome: ended.status, order });
  return inTransaction(ctx, async (session) => {
    if (!(await writeSubscription(ctx.db, read, withConsult(read, ended), session))) return false;
    if (mail) await enqueueMail(ctx, mail, session);
    return true;
  });
}

async function end(ctx: JourneysContext, ending: Ending) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await findAnySubscription(ctx.db, ending.subscription_id);
    if (!read) throw notFound('Subscription');
    const booking = consultsOf(read).find(({ id }) => id === ending.booking_id);
    if (!booking) throw new BusinessError('CONSULT_NOT_BOOKED');
    if (await isPutDown(ctx, read, booking, ending)) return subscriptionPayload(ctx, read);
    requireEndable(read, booking, ending, ctx.clock.now());
    const { outcome: status } = ending;
    const ended = { ...booking, status, closed: closedBy(ctx, ending), reminder_due_at: null };
    if (await store(ctx, read, ended)) {
      return subscriptionPayload(ctx, (await findAnySubscription(ctx.db, read._id)) ?? read);
    }
  }
  throw busy();
}

function readEnding(
  ctx: JourneysContext,
  input: Omit<JourneyConsultsMissInput, 'calls'> & Partial<JourneyConsultsMissInput>,
  outcome: ConsultOutcome,
): Ending {
  requireUser(ctx);
  requirePermission(ctx, 'programs:review');
  const note = input.note ?? '';
  const error = consultNoteError(note, { isRequired: outcome === 'completed' });
  if (error) throw invalidInput({ note: error });
  const calls = (input.calls ?? []).map((call) => new Date(call));
  const subscription_id = requireSubscriptionId(input.subscription_id);
  return { outcome, subscription_id, booking_id: input.booking_id, note, calls };
}

/** Puts down that a program's consult took place, with a sealed note, once (rule health-39). Staff only. */
export const journeyConsultsComplete = async (
  _root: unknown,
  { input }: { input: JourneyConsultsCompleteInput },
  ctx: JourneysContext,
) => end(ctx, readEnding(ctx, input, 'completed'));

/** Puts down that a program's patient was not reached by three calls; its fee stays (rules health-35 and health-39). Staff only. */
export const journeyConsultsMiss = async (
  _root: unknown,
  { input }: { input: JourneyConsultsMissInput },
  ctx: JourneysContext,
) => end(ctx, readEnding(ctx, input, 'missed'));
