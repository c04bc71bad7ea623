import { consultNoteError, missedCallsError } from '@saltbush/contract';
import type { JourneyConsultsMissInput } from '../../../generated/resolvers';
import { requirePermission, requireUser } from '../../../lib/context';
import { BusinessError, invalidInput } from '../../../lib/errors';
import type { FieldCipher } from '../../../lib/field-cipher';
import { busy, requireSubscriptionId } from '../access';
import type { JourneysContext } from '../context';
import { nameOfColleague } from '../decisions/seen';
import type {
  JourneyBookingDocument,
  JourneyConsultClosing,
  JourneySubscriptionDocument,
} from '../documents';
import { isCharging } from '../item-changes';
import { refundedOf } from './ended-money';
import { type ConsultOutcome, consultEnd, outcomeOf } from './outcomes';

/** A note is bound to its consult and cannot be read as another's, or as a decision's. */
const noteOwner = (id: string, bookingId: string) => `journey:${id}:consult:${bookingId}`;

/** Returns the practitioner's note about a consult; null without one. */
export const openConsultNote = (
  cipher: FieldCipher,
  { _id }: Pick<JourneySubscriptionDocument, '_id'>,
  { id, closed }: JourneyBookingDocument,
): string | null => (closed?.note ? cipher.decrypt(closed.note, noteOwner(_id, id)) : null);

/** How a practitioner puts a consult down. */
export interface Ending {
  outcome: ConsultOutcome;
  subscription_id: string;
  booking_id: string;
  note: string;
  calls: readonly Date[];
}

/** @throws {BusinessError} CONSULT_AHEAD before its start, CONFLICT during a charge, INVALID_INPUT for calls that are not enough */
export function requireEndable(
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
export async function isPutDown(
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
  const refunded = await refundedOf(ctx, read, booking);
  throw new BusinessError('CONSULT_ENDED', { outcome: ended, ended_by, refunded });
}

/** Who puts it down now, with the sealed note. */
export function closedBy(
  ctx: JourneysContext,
  { subscription_id, booking_id, outcome, note, calls }: Ending,
): JourneyConsultClosing {
  const text = note.trim();
  return {
    staff_id: requireUser(ctx).id,
    at: ctx.clock.now(),
    note: text ? ctx.cipher.encrypt(text, noteOwner(subscription_id, booking_id)) : null,
    ...(outcome === 'missed' ? { calls: [...calls] } : {}),
  };
}

/** Reads what a practitioner puts down. @throws {BusinessError} FORBIDDEN; INVALID_INPUT (note) */
export function readEnding(
  ctx: JourneysContext,
  input: Omit<JourneyConsultsMissInput, 'calls'> & Partial<JourneyConsultsMissInput>,
  outcome: ConsultOutcome,
): Ending {
  requireUser(ctx);
  requirePermission(ctx, 'programs:review');
  const note = input.note ?? '';
  const error = consultNoteError(note, { isRequired: outcome !== 'missed' });
  if (error) throw invalidInput({ note: error });
  const calls = (input.calls ?? []).map((call) => new Date(call));
  const subscription_id = requireSubscriptionId(input.subscription_id);
  return { outcome, subscription_id, booking_id: input.booking_id, note, calls };
}
