import { DEFAULT_STATE, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { BusinessError } from '../../../lib/errors';
import type { WindowDocument } from '../bookings/documents';
import { WindowChanged, whileChanging } from '../bookings/seats';
import { placesOf, windowId } from '../bookings/slots';
import { ensureWindow, findWindow, writeCapacity } from '../bookings/window-store';
import type { TelehealthContext } from '../context';
import { startsOn } from './consult-times';

type PlacesContext = Pick<TelehealthContext, 'client' | 'db' | 'clock'>;

/** The places of some times, by whom. */
export interface PlacesChange {
  times: readonly { starts_at: Date; expected: number }[];
  places: number;
  by: { staff_id: string; staff_name: string };
}

const placesMoved = () => new BusinessError('PLACES_MOVED');
const dayOf = (at: Date): string => localDate(at, STATE_TIME_ZONES[DEFAULT_STATE]);

/** Returns the days of the store, YYYY-MM-DD, that some times lie on, earliest first. */
export const daysOf = (times: PlacesChange['times']): string[] =>
  [...new Set(times.map(({ starts_at }) => dayOf(starts_at)))].sort();

/** @returns whether consultations can start at all of these times, and they are still to come */
export function areAhead(times: PlacesChange['times'], now: Date): boolean {
  const starts = new Set(daysOf(times).flatMap((date) => [...startsOn(date).keys()]));
  return times.every(({ starts_at }) => starts_at > now && starts.has(windowId(starts_at)));
}

/** Sets the places of one window, unless it has them. @throws {BusinessError} PLACES_MOVED */
async function setPlaces(
  { db, clock }: PlacesContext,
  { id, expected }: { id: string; expected: number },
  { places, by }: PlacesChange,
  session: ClientSession,
): Promise<void> {
  const window: WindowDocument | null = await findWindow(db, id, session);
  const current = placesOf(window);
  if (!window || current === places) return;
  if (current !== expected) throw placesMoved();
  if (!(await writeCapacity(db, window, places, { ...by, at: clock.now() }, session)))
    throw new WindowChanged();
}

/**
 * Sets how many consultations may run at some times, all or none. Bookings stay, even beyond the places.
 * @throws {BusinessError} PLACES_MOVED
 */
export async function setConsultPlaces(ctx: PlacesContext, change: PlacesChange): Promise<void> {
  const seen = change.times.map(({ starts_at, expected }) => ({ id: windowId(starts_at), expected }));
  for (const { id } of seen) await ensureWindow(ctx.db, id);
  const step = async (session: ClientSession) => {
    for (const time of seen) await setPlaces(ctx, time, change, session);
  };
  await whileChanging(ctx, step, placesMoved);
}
