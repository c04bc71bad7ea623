import type { ClientSession, Db } from 'mongodb';
import type { OrderDocument } from '../documents';
import type { ScriptDocument } from './documents';

/** Returns the reference of an account's order that waits for the check of a script on file; null if none does. */
export async function orderOnFiled(
  db: Db,
  { userId: user_id, code: filed_code }: { userId: string; code: string },
  session?: ClientSession,
): Promise<string | null> {
  const scripts = { $elemMatch: { filed_code, state: 'on_file' as const } };
  const options = { projection: { reference: 1 }, session };
  const found = await db.collection<OrderDocument>('orders').findOne({ user_id, scripts }, options);
  return found?.reference ?? null;
}

/** Replaces the scripts of an order, in the transaction that has read them. */
export async function writeScripts(
  db: Db,
  { _id }: Pick<OrderDocument, '_id'>,
  scripts: ScriptDocument[],
  session: ClientSession,
): Promise<void> {
  await db.collection<OrderDocument>('orders').updateOne({ _id }, { $set: { scripts } }, { session });
}
