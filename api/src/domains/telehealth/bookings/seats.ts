import type { SlotRefusal } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { createKeyedQueue } from '../../../lib/keyed-queue';
import { claimPatient } from '../../patients';
import type { TelehealthContext } from '../context';
import type { BookingDocument, WindowDocument } from './documents';
import { liveSeats, type Slot, slotRefusal, windowId } from './slots';
import { insertBooking } from './store';
import { ensureWindow, findWindow, writeSeats } from './window-store';

type SeatContext = Pick<TelehealthContext, 'client' | 'db' | 'clock'>;

const ATTEMPTS = 20;

/** The slot is not available: the patient has to pick another one (section 8). */
export const slotUnavailable = (reason: SlotRefusal) => new BusinessError('SLOT_UNAVAILABLE', { reason });

/** The window was written to since it was read; the step is retried. */
export class WindowChanged extends Error {}

const queue = createKeyedQueue();

/** Runs a step on a window in a transaction, retrying after concurrent writes to the window. */
export function withWindow<Result>(
  ctx: SeatContext,
  startsAt: Date,
  step: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  return queue(windowId(startsAt), async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        return await inTransaction(ctx, (session) => step(session));
      } catch (error) {
        if (!(error instanceof WindowChanged)) throw error;
      }
    }
    throw slotUnavailable('booked');
  });
}

/** Changes the seats of a window within a transaction: `change` receives those that still count. */
export async function changeSeats(
  ctx: SeatContext,
  startsAt: Date,
  change: (seats: WindowDocument['seats'], window: WindowDocument) => WindowDocument['seats'],
  session: ClientSession,
): Promise<void> {
  const window = await findWindow(ctx.db, windowId(startsAt), session);
  if (!window) throw slotUnavailable('unavailable');
  const seats = change(liveSeats(window, ctx.clock.now()), window);
  if (!(await writeSeats(ctx.db, window, seats, session))) throw new WindowChanged();
}

/**
 * Holds a place in the slot and stores its booking atomically; concurrent requests never exceed the capacity.
 * @throws {BusinessError} SLOT_UNAVAILABLE; NOT_FOUND if the patient has since been deleted
 */
export async function holdSeat(ctx: SeatContext, slot: Slot, booking: BookingDocument): Promise<void> {
  await ensureWindow(ctx.db, windowId(slot.starts_at));
  await withWindow(ctx, slot.starts_at, async (session) => {
    const take = (seats: WindowDocument['seats'], window: WindowDocument) => {
      const problem = slotRefusal(slot, window, ctx.clock.now());
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
