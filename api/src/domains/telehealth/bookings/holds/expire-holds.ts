import type { ClientSession } from 'mongodb';
import type { TelehealthServices } from '../../context';
import type { BookingDocument, WindowDocument } from '../documents';
import { listEndedHolds } from '../due-store';
import { changeSeats, withWindow } from '../seats';
import { moveBooking } from '../store';

type HoldServices = Pick<TelehealthServices, 'client' | 'db' | 'clock'>;

const BATCH = 100;
/** A guest's booking that was not paid is no health record: nobody will read its answers. */
const GUEST_KEPT_MS = 30 * 24 * 60 * 60_000;

/** Expires a booking that has not been paid, within a transaction; its place is the caller's to free. @returns whether it was held */
export function endHold(
  { db, clock }: Pick<HoldServices, 'db' | 'clock'>,
  { _id, user_id }: BookingDocument,
  session: ClientSession,
): Promise<boolean> {
  const delete_at = new Date(clock.now().getTime() + GUEST_KEPT_MS);
  const change = { status: 'expired' as const, ...(user_id === null ? { delete_at } : {}) };
  return moveBooking(db, _id, ['held'], change, session);
}

/** Releases the place and expires the booking atomically. Returns false if another process came first. */
function expire(services: HoldServices, booking: BookingDocument): Promise<boolean> {
  return withWindow(services, booking.starts_at, async (session) => {
    if (!(await endHold(services, booking, session))) return false;
    const leave = (seats: WindowDocument['seats']) => seats.filter((seat) => seat.booking !== booking._id);
    await changeSeats(services, booking.starts_at, leave, session);
    return true;
  });
}

/** Expires bookings not paid while their slot was held (rule health-09). @returns how many expired */
export async function expireHolds(
  services: HoldServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  let ended = 0;
  for (;;) {
    let endedNow = 0;
    for (const booking of await listEndedHolds(services.db, services.clock.now(), BATCH)) {
      if (stopping?.aborted) return ended + endedNow;
      if (await expire(services, booking)) endedNow += 1;
    }
    ended += endedNow;
    if (endedNow === 0) return ended;
  }
}
