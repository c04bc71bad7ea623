import type { Selling } from '../shop/selling';
import { accountFixtures } from './fixtures/account';
import { certificateFixtures } from './fixtures/certificates';
import { diaryFixtures } from './fixtures/diary';
import { createOwner } from './fixtures/owner';
import { prescribedFixtures } from './fixtures/prescribed';
import { repeatingFixtures } from './fixtures/repeating';
import { sellingFixtures } from './fixtures/selling';

/** Collections whose documents reference their owner. */
const OWNED = [
  'autodeliveries',
  'carts',
  'favourites',
  'food_diary_days',
  'health_drafts',
  'journey_conversations',
  'journey_measurements',
  'journey_messages',
  'journey_subscriptions',
  'orders',
  'patients',
  'product_views',
  'telehealth_bookings',
  'telehealth_tries',
];

/** Creates the data that operations refer to: it belongs to Priya, and whatever an operation consumes is recreated. */
export async function createWorld(shop: Selling) {
  const base = await createOwner(shop);
  const { ownerId, collection } = base;
  const account = accountFixtures(base);
  const certificates = certificateFixtures(base, account.begunBooking);
  return {
    ...base,
    ...sellingFixtures(base),
    ...account,
    ...certificates,
    ...prescribedFixtures(base, certificates.heldBooking),
    ...repeatingFixtures(base),
    ...diaryFixtures(base),

    /** Serialises all of the owner's stored data. */
    async snapshot(): Promise<string> {
      const own = await Promise.all([
        ...OWNED.map((name) => collection(name).find({ user_id: ownerId }).sort({ _id: 1 }).toArray()),
        collection('customers').find({ _id: ownerId }).toArray(),
        collection('food_pantries').find({ _id: ownerId }).toArray(),
        collection('food_targets').find({ _id: ownerId }).toArray(),
      ]);
      return JSON.stringify(own);
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
