import type { SlotRefusal } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import { BusinessError } from '../../../lib/errors';
import { listSetPlaces, touchWindow } from '../../telehealth';
import { listSlots, takeSlot } from './slot-store';

/** Consults of programs at one time: the number of doctors on duty for them. */
const DOCTORS = 4;

/** Returns how many consults of programs may start at each of some times (ISO): none where staff have closed it (rule health-27). */
export async function placesAt(
  db: Db,
  ids: readonly string[],
  session?: ClientSession,
): Promise<(id: string) => number> {
  const set = new Map((await listSetPlaces(db, ids, session)).map(({ _id, capacity }) => [_id, capacity]));
  return (id) => Math.min(DOCTORS, set.get(id) ?? DOCTORS);
}

/** Books a place at a time; returns false if it is full or closed. */
export async function takePlace(db: Db, id: string, session: ClientSession): Promise<boolean> {
  // Whoever closes the time at this moment waits for this booking, or this one for them.
  await touchWindow(db, id, session);
  const places = await placesAt(db, [id], session);
  return takeSlot(db, id, places(id), session);
}

/** Returns why a time has no place left; null if it has. */
export function placeRefusal({ taken, places }: { taken: number; places: number }): SlotRefusal | null {
  if (places <= 0) return 'no_physician';
  return taken < places ? null : 'booked';
}

/**
 * Refuses a time (ISO) that is full or closed when it is chosen, before anything is charged for it; `takePlace` decides.
 * @throws {BusinessError} SLOT_UNAVAILABLE
 */
export async function requirePlace(db: Db, id: string): Promise<void> {
  const [places, booked] = await Promise.all([placesAt(db, [id]), consultsBooked(db, id, id)]);
  const reason = placeRefusal({ taken: booked.get(id) ?? 0, places: places(id) });
  if (reason) throw new BusinessError('SLOT_UNAVAILABLE', { reason });
}

/** Returns how many consults of programs are booked at each time (ISO) between two, both included. */
export async function consultsBooked(db: Db, from: string, to: string): Promise<Map<string, number>> {
  return new Map((await listSlots(db, from, to)).map(({ _id, taken }) => [_id, taken]));
}
