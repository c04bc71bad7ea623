import type { Db } from 'mongodb';
import type { AddressDocument, CustomerDocument } from '../accounts';

/**
 * Writes a customer's addresses as they were read; false when another write was faster. Customers stored before their
 * addresses had a version have none.
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
      { $set: { addresses }, $inc: { addresses_version: 1 } },
    );
  return result.modifiedCount === 1;
}
