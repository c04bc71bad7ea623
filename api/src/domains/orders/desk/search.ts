import type { Db } from 'mongodb';
import type { OrderDocument } from '../documents';

/** Whose orders are looked for, in every queue: an e-mail address, or accounts. */
export type OrderSearch = { email: string } | { userIds: readonly string[] };

/** Returns the latest orders of an e-mail address or of accounts, whatever has become of them. */
export async function searchOrders(db: Db, search: OrderSearch, limit: number): Promise<OrderDocument[]> {
  const filter = 'email' in search ? search : { user_id: { $in: [...search.userIds] } };
  return db.collection<OrderDocument>('orders').find(filter).sort({ created_at: -1 }).limit(limit).toArray();
}
