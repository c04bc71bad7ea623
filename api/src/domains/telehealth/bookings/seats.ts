import type { SlotRefusal } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError } from '../../../lib/errors';
import { createKeyedQueue } from '../../../lib/keyed-queue';
import type { TelehealthContext } from '../context';
import type { WindowDocument } from './documents';
import { liveSeats, windowId } from './slots';
import { findWindow, writeSeats } from './window-store';

type SeatContext = Pick<TelehealthContext, 'client' | 'db' | 'clock'>;

const ATTEMPTS = 20;

/** The slot is not available: the patient has to pick another one (section 8). */
export const slotUnavailable = (reason: SlotRefusal) => new BusinessError('SLOT_UNAVAILABLE', { reason });

/** The window was written to since it was read; the step is retried. */
export class WindowChanged extends Error {}

const queue = createKeyedQueue();

/** Runs a step on windows in a transaction, again after concurrent writes to them. @throws the refusal, after too many */
export async function whileChanging<Result>(
  ctx: Pick<TelehealthContext, 'client'>,
  step: (session: ClientSession) => Promise<Result>,
  refusal: () => BusinessError,
): Promise<Result> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await inTransaction(ctx, (session) => step(session));
    } catch (error) {
      if (!(error instanceof WindowChanged)) throw error;
    }
  }
  throw refusal();
}

/** Runs a step on a window, one after the other in this process. */
export const withWindow = <Result>(
  ctx: SeatContext,
  startsAt: Date,
  step: (session: ClientSession) => Promise<Result>,
): Promise<Result> =>
  queue(windowId(startsAt), () => whileChanging(ctx, step, () => slotUnavailable('booked')));

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
