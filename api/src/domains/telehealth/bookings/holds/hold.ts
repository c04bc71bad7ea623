import type { ClientSession } from 'mongodb';
import { notFound } from '../../../../lib/errors';
import { claimPatient } from '../../../patients';
import type { TelehealthContext } from '../../context';
import type { BookingDetails, BookingDocument, WindowDocument } from '../documents';
import { changeSeats, slotUnavailable, withWindow } from '../seats';
import { type Slot, slotRefusal, windowId } from '../slots';
import { findHeld, insertBooking } from '../store';
import { ensureWindow } from '../window-store';
import { endHold } from './expire-holds';

type HoldContext = Pick<TelehealthContext, 'client' | 'db' | 'clock' | 'cipher'>;

/**
 * Returns who a booking is for, comparably: an account's patient, or a guest by name, date of birth and address. The
 * address alone will not do: whoever knows it could let go of the time that a stranger is paying for.
 */
function personOf({ cipher }: HoldContext, { _id, user_id, patient_uuid, details }: BookingDocument): string {
  if (user_id) return JSON.stringify([user_id, patient_uuid]);
  const { first_name, last_name, dob, email } = JSON.parse(cipher.decrypt(details, _id)) as BookingDetails;
  return JSON.stringify([first_name.toLowerCase(), last_name.toLowerCase(), dob, email]);
}

/** Lets go of what the person holds of this time without having paid. @returns the bookings whose places are free now */
async function endEarlierHolds(
  ctx: HoldContext,
  booking: BookingDocument,
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const ended = new Set<string>();
  const person = personOf(ctx, booking);
  for (const held of await findHeld(ctx.db, booking, session)) {
    if (personOf(ctx, held) === person && (await endHold(ctx, held, session))) ended.add(held._id);
  }
  return ended;
}

/**
 * Holds a place in the slot and stores its booking atomically; concurrent requests never exceed the capacity. A person
 * holds one place of a time: the newest (rule health-09).
 * @throws {BusinessError} SLOT_UNAVAILABLE; NOT_FOUND if the patient has since been deleted
 */
export async function holdSeat(ctx: HoldContext, slot: Slot, booking: BookingDocument): Promise<void> {
  await ensureWindow(ctx.db, windowId(slot.starts_at));
  await withWindow(ctx, slot.starts_at, async (session) => {
    const ended = await endEarlierHolds(ctx, booking, session);
    const take = (taken: WindowDocument['seats'], window: WindowDocument) => {
      const seats = taken.filter((seat) => !ended.has(seat.booking));
      const problem = slotRefusal(slot, { ...window, seats }, ctx.clock.now());
      if (problem) throw slotUnavailable(problem);
      return [...seats, { booking: booking._id, until: booking.hold_expires_at }];
    };
    await changeSeats(ctx, slot.starts_at, take, session);
    await insertBooking(ctx.db, booking, session);
    const { user_id, patient_uuid } = booking;
    if (!user_id || !patient_uuid) return;
    if (!(await claimPatient(ctx.db, user_id, patient_uuid, session))) throw notFound('Patient');
  });
}
