import type { ClientSession, Db } from 'mongodb';
import type { OrderDocument } from '../documents';

const orders = (db: Db) => db.collection<OrderDocument>('orders');

/** Reads an order in the transaction that changes it: two changes of one order conflict, and the later repeats. */
export async function readOrder(
  db: Db,
  reference: string,
  session: ClientSession,
): Promise<OrderDocument | null> {
  return orders(db).findOne({ reference }, { session });
}

type Change = Partial<
  Pick<
    OrderDocument,
    | 'state'
    | 'timeline'
    | 'refunds'
    | 'returns'
    | 'scripts'
    | 'payment'
    | 'shipping_method'
    | 'shipping_address'
    | 'edr_base_points'
    | 'edr_bonus_points'
  >
>;

/** Writes what refunds change of an order; `isDue` is whether the gateway still has to pay one of them. */
export async function writeRefunds(
  db: Db,
  { _id }: Pick<OrderDocument, '_id'>,
  change: Change,
  isDue: boolean,
  session: ClientSession,
): Promise<void> {
  const update = isDue
    ? { $set: { ...change, refund_due: true as const } }
    : { $set: change, $unset: { refund_due: true as const } };
  await orders(db).updateOne({ _id }, update, { session });
}

/** Lists orders with refunds that the gateway has not confirmed. */
export async function listRefundsDue(db: Db, limit: number): Promise<OrderDocument[]> {
  return orders(db).find({ refund_due: true }).limit(limit).toArray();
}
