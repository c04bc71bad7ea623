import type { ClientSession, Db } from 'mongodb';
import { listSetPlaces } from '../../telehealth';
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
  const places = await placesAt(db, [id], session);
  return takeSlot(db, id, places(id), session);
}

/** Returns how many consults of programs are booked at each time (ISO) between two, both included. */
export async function consultsBooked(db: Db, from: string, to: string): Promise<Map<string, number>> {
  return new Map((await listSlots(db, from, to)).map(({ _id, taken }) => [_id, taken]));
}
