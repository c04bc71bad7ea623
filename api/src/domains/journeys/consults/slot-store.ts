import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../../lib/duplicate-key';

/** Collection `journey_consult_slots`: `_id` is the start of the slot (ISO), `taken` the number of bookings. */
export interface ConsultSlotDocument {
  _id: string;
  taken: number;
}

const slots = (db: Db) => db.collection<ConsultSlotDocument>('journey_consult_slots');

/** Creates a slot's counter unless it exists. */
export async function ensureSlot(db: Db, id: string): Promise<void> {
  try {
    await slots(db).updateOne({ _id: id }, { $setOnInsert: { taken: 0 } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Books a place in a slot; returns false if it is full. */
export async function takeSlot(
  db: Db,
  id: string,
  capacity: number,
  session: ClientSession,
): Promise<boolean> {
  const result = await slots(db).updateOne(
    { _id: id, taken: { $lt: capacity } },
    { $inc: { taken: 1 } },
    { session },
  );
  return result.modifiedCount === 1;
}

/** Releases a place in a slot. */
export async function freeSlot(db: Db, id: string, session: ClientSession): Promise<void> {
  await slots(db).updateOne({ _id: id, taken: { $gt: 0 } }, { $inc: { taken: -1 } }, { session });
}

/** Lists the counters of the slots that start between two times (ISO), earliest first. */
export async function listSlots(db: Db, from: string, to: string): Promise<ConsultSlotDocument[]> {
  return slots(db)
    .find({ _id: { $gte: from, $lte: to } })
    .sort({ _id: 1 })
    .toArray();
}
