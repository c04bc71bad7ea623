import type { TelehealthServices } from '../context';
import type { BookingDocument } from './documents';
import { listEndedHolds } from './due-store';
import { changeSeats, onWindow } from './seats';
import { moveBooking } from './store';

type HoldServices = Pick<TelehealthServices, 'client' | 'db' | 'clock'>;

const BATCH = 100;

/** Gives the place back and ends the booking, both or neither. False when another process was faster. */
function expire(services: HoldServices, { _id, starts_at }: BookingDocument): Promise<boolean> {
  return onWindow(services, starts_at, async (session) => {
    if (!(await moveBooking(services.db, _id, ['held'], { status: 'expired' }, session))) return false;
    const leave = (seats: { booking: string; until: Date | null }[]) =>
      seats.filter(({ booking }) => booking !== _id);
    await changeSeats(services, starts_at, leave, session);
    return true;
  });
}

/** Ends bookings that were not paid while their slot was held (rule health-09). Answers how many it ended. */
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
