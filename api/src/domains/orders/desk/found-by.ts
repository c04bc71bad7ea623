import { nameKey, normaliseEmail, normalisePhone } from '@saltbush/contract';
import type { Collection, Db } from 'mongodb';
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

type Orders = Collection<OrderDocument>;

const addKeys = async (orders: Orders, found: readonly OrderDocument[]): Promise<void> => {
  if (found.length === 0) return;
  await orders.bulkWrite(
    found.map((order) => ({
      updateOne: {
        filter: { _id: order._id },
        update: { $addToSet: { found_by: { $each: foundBy(order) } } },
      },
    })),
  );
};

/** Sent by an api that did not know of keys; carriers' numbers without a letter or digit have none. */
const SENT_UNKEYED = {
  state: 'dispatched' as const,
  found_by: { $not: /^tracking:/ },
  'tracking.number': /[a-z0-9]/i,
};

/**
 * Adds the keys that apis of earlier releases do not put down: those of orders stored by them, and of parcels sent by
 * them. Keys that an order has already stay.
 */
export async function fillFoundBy(db: Db, stopping?: AbortSignal): Promise<void> {
  const orders: Orders = db.collection('orders');
  const lists = [{ found_by: null as never }, SENT_UNKEYED];
  for (const filter of lists) {
    let found: OrderDocument[];
    do {
      found = await orders.find(filter).limit(BATCH).toArray();
      await addKeys(orders, found);
    } while (found.length > 0 && !stopping?.aborted);
  }
}

/** Creates the index by which staff find orders, and adds the keys of those stored before there were any. */
export async function ensureIndexes(db: Db): Promise<void> {
  const index = { found_by: 1, created_at: 1, _id: 1 } as const;
  await db.collection('orders').createIndex(index, { name: 'found_by' });
  await fillFoundBy(db);
}
