import type { ClientSession, Db } from 'mongodb';
import type { CustomerDocument } from '../documents';

/** What staff see instead of the name. */
const NOBODY = { first_name: 'Closed', last_name: 'account', name_keys: [] };

/** Deletes a customer's details; the record remains, because orders and health records refer to it. */
export async function eraseCustomer(db: Db, _id: string, session: ClientSession): Promise<void> {
  const erased = {
    ...NOBODY,
    phone: null,
    cart_uuid: null,
    addresses: [],
    payment_methods: [],
    edr_points: 0,
  };
  await db
    .collection<CustomerDocument>('customers')
    .updateOne({ _id }, { $set: erased, $unset: { default_payment_method: true } }, { session });
  const user = { ...{ first_name: 'Closed', last_name: 'account' }, name: 'Closed account' };
  await db.collection<{ _id: string }>('users').updateOne({ _id }, { $set: user }, { session });
}
