import { nameKey, normaliseEmail, normalisePhone } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { OrderDocument } from '../documents';

/** What tells an order from others as staff look for it. */
export type Findable = Pick<
  OrderDocument,
  'user_id' | 'email' | 'first_name' | 'last_name' | 'shipping_address' | 'tracking'
> & { items: readonly Pick<OrderDocument['items'][number], 'code'>[] };

/** Carriers print their numbers in groups, which nobody types alike. */
const codeKey = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const keyed = (kind: string, text: string | null): string[] => (text ? [`${kind}:${text}`] : []);

/** Keys of what staff look for, as `found_by` has them; empty for what is none. */
export const orderKeys = {
  account: (id: string | null) => keyed('account', id),
  email: (text: string) => keyed('email', normaliseEmail(text)),
  name: (text: string) => keyed('name', nameKey(text)),
  phone: (text: string) => keyed('phone', normalisePhone(text)),
  tracking: (text: string) => keyed('tracking', codeKey(text)),
  product: (code: string) => keyed('product', codeKey(code)),
};

/** Returns the keys by which staff find an order. */
export function foundBy(order: Findable): string[] {
  const { user_id, email, first_name, last_name, shipping_address, items, tracking } = order;
  return [
    ...new Set([
      ...orderKeys.account(user_id),
      ...orderKeys.email(email),
      ...[first_name, last_name, `${first_name} ${last_name}`, `${last_name} ${first_name}`].flatMap(
        orderKeys.name,
      ),
      ...orderKeys.phone(shipping_address?.phone ?? ''),
      ...orderKeys.tracking(tracking?.number ?? ''),
      ...items.flatMap(({ code }) => orderKeys.product(code)),
    ]),
  ];
}

const BATCH = 500;

/** Creates the index by which staff find orders, and backfills the keys of those stored before there were any. */
export async function ensureIndexes(db: Db): Promise<void> {
  const orders = db.collection<OrderDocument>('orders');
  await orders.createIndex({ found_by: 1, created_at: 1, _id: 1 }, { name: 'found_by' });
  for (;;) {
    const unkeyed = await orders
      .find({ found_by: null as never })
      .limit(BATCH)
      .toArray();
    if (unkeyed.length === 0) return;
    await orders.bulkWrite(
      unkeyed.map((order) => ({
        // Whoever changes it meanwhile has put down newer keys.
        updateOne: {
          filter: { _id: order._id, found_by: null as never },
          update: { $set: { found_by: foundBy(order) } },
        },
      })),
    );
  }
}
