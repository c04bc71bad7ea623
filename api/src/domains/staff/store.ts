import type { Db, Filter } from 'mongodb';
import type { CustomerDocument } from '../accounts';
import type { OrderDocument } from '../orders';

/** The customers whom staff find. */
export const customers = (db: Db) => db.collection<CustomerDocument>('customers');

/** A page of customers with the total count. */
export interface Found {
  data: CustomerDocument[];
  total: number;
}

const one = (customer: CustomerDocument | null): Found =>
  customer ? { data: [customer], total: 1 } : { data: [], total: 0 };

/** Nobody reads on to more. */
const MOST_COUNTED = 1000;

/**
 * Returns customers with a first name, last name or both starting with a key of `nameKey`, in the order of the index: to
 * sort them, all who are called so would be read.
 */
export const findByName = (
  db: Db,
  key: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<CustomerDocument[]> =>
  customers(db).find(byName(key)).hint('names').skip(skip).limit(limit).toArray();

const byName = (key: string): Filter<CustomerDocument> => ({
  name_keys: { $regex: `^${key}` },
  role: 'customer',
});

/** Counts by ids, which stops where it is enough: a count goes through all of them. */
const countByName = async (db: Db, key: string): Promise<number> => {
  const options = { projection: { _id: 1 } };
  return (await customers(db).find(byName(key), options).hint('names').limit(MOST_COUNTED).toArray()).length;
};

/** Returns a page of the customers whose name starts with a key, and how many they are, up to 1,000. */
export async function listByName(db: Db, key: string, page: { skip: number; limit: number }): Promise<Found> {
  const [data, total] = await Promise.all([findByName(db, key, page), countByName(db, key)]);
  return { data, total };
}

/** Returns a page of the customers who have a delivery address with a phone number, given as digits. */
export async function listByPhone(
  db: Db,
  phone: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<Found> {
  const filter: Filter<CustomerDocument> = { phone_keys: phone, role: 'customer' };
  const [data, total] = await Promise.all([
    customers(db).find(filter).sort({ _id: 1 }).skip(skip).limit(limit).toArray(),
    customers(db).countDocuments(filter),
  ]);
  return { data, total };
}

/** Finds the customer with a lower-case e-mail address. */
export const findByEmail = async (db: Db, email: string): Promise<Found> =>
  one(await customers(db).findOne({ email, role: 'customer' }));

/** Finds the customer who placed an order. */
export async function findByReference(db: Db, reference: string): Promise<Found> {
  const order = await db
    .collection<OrderDocument>('orders')
    .findOne({ reference }, { projection: { user_id: 1 } });
  return order?.user_id ? one(await findShopper(db, order.user_id)) : one(null);
}

/** Finds a customer by id; null for unknown ids and for staff. */
export const findShopper = (db: Db, id: string): Promise<CustomerDocument | null> =>
  customers(db).findOne({ _id: id, role: 'customer' });
