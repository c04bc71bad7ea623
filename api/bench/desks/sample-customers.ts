import { nameKeys } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { CustomerDocument } from '../../src/domains/accounts';
import { skewed } from '../numbers';

const SYLLABLES = [
  'ma',
  'no',
  'li',
  'ta',
  're',
  'sa',
  'wi',
  'ka',
  'du',
  'bre',
  'phi',
  'go',
  'an',
  'el',
  'ho',
];
const CUSTOMERS = 40_000;
const BATCH = 5000;

/** Names as different as those of a country: few are very common. */
const NAMES = SYLLABLES.flatMap((first) =>
  SYLLABLES.flatMap((second) => ['n', 's', 'ck'].map((end) => `${first}${second}${end}`)),
);

export type Buyer = Pick<CustomerDocument, '_id' | 'first_name' | 'last_name' | 'email'> & { phone: string };

function buyerAt(at: number, random: () => number): Buyer {
  const [first_name, last_name] = [skewed(NAMES, random), skewed(NAMES, random)];
  const _id = `44444444-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const phone = `04${String(10_000_000 + at)}`;
  return { _id, first_name, last_name, email: `${first_name}.${last_name}.${at}@example.com`, phone };
}

/** Stores the accounts that have ordered, like one that exists. @returns who they are */
export async function fillCustomers(db: Db, random: () => number): Promise<Buyer[]> {
  const customers = db.collection<CustomerDocument>('customers');
  const template = await customers.findOne({ role: 'customer' });
  if (!template) throw new Error('The sample shop has no customer');
  const buyers = Array.from({ length: CUSTOMERS }, (_, at) => buyerAt(at, random));
  for (let from = 0; from < CUSTOMERS; from += BATCH) {
    await customers.insertMany(
      buyers.slice(from, from + BATCH).map(({ phone, ...buyer }) => ({
        ...{ ...template, ...buyer, name_keys: nameKeys(buyer), phone_keys: [phone] },
        addresses: template.addresses.map((address) => ({ ...address, phone })),
      })),
    );
  }
  return buyers;
}
