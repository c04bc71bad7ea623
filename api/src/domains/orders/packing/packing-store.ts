import type { ClientSession, Db } from 'mongodb';
import type { OrderDocument } from '../documents';
import type { PackingDocument } from './documents';

/** Writes what was checked of an order that was read in the same transaction. */
export async function writePacking(
  db: Db,
  { _id }: Pick<OrderDocument, '_id'>,
  packing: PackingDocument,
  session: ClientSession,
): Promise<void> {
  await db.collection<OrderDocument>('orders').updateOne({ _id }, { $set: { packing } }, { session });
}
