import { phoneKeys } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { AddressDocument, CustomerDocument } from '../accounts';

/**
 * Writes a customer's addresses at the version they were read. Returns false if another write came first. Customers
 * without a version have never been written to.
 */
export async function writeAddresses(
  db: Db,
  { _id, addresses_version }: Pick<CustomerDocument, '_id' | 'addresses_version'>,
  addresses: AddressDocument[],
): Promise<boolean> {
  const result = await db
    .collection<CustomerDocument>('customers')
    .updateOne(
      { _id, addresses_version: addresses_version ?? { $exists: false } },
      { $set: { addresses, phone_keys: phoneKeys(addresses) }, $inc: { addresses_version: 1 } },
    );
  return result.modifiedCount === 1;
}
