import type { ClientSession, Db } from 'mongodb';
import type { OrderDocument } from '../documents';
import type { ScriptDocument } from './documents';

/** Replaces the scripts of an order, in the transaction that has read them. */
export async function writeScripts(
  db: Db,
  { _id }: Pick<OrderDocument, '_id'>,
  scripts: ScriptDocument[],
  session: ClientSession,
): Promise<void> {
  await db.collection<OrderDocument>('orders').updateOne({ _id }, { $set: { scripts } }, { session });
}
