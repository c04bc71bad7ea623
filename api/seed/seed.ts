import type { Db, Document } from 'mongodb';
import { brandDocuments, categoryDocuments } from './catalogue/documents';
import { offerDocuments } from './catalogue/offers';
import { planCatalogue, selectDrafts } from './catalogue/plan';
import { productDocument, shopOf } from './catalogue/products';
import { promotionDocuments } from './catalogue/promotions';
import type { Draft } from './catalogue/types';
import { contentDocuments } from './content';
import { type DemoDependencies, seedDemoAccounts } from './demo';
import { journeyDocuments, journeyVouchers } from './health/journeys';
import { telehealthServices } from './health/telehealth-services';
import { pharmacyDocuments } from './places/pharmacies';
import { postcodeDocuments } from './places/postcodes';
import { shelfDocuments } from './places/shelves';

/** Increase it when the sample data changes: a shop seeded with another version is not seeded again. */
export const SEED_VERSION = 1;

const BATCH = 500;

/** Collections the seed fills; no one else writes to them before it is complete. */
const SEEDED = [
  'products',
  'brands',
  'categories',
  'promotions',
  'offers',
  'content',
  'postcodes',
  'pharmacies',
  'shelves',
  'journeys',
  'journey_vouchers',
  'telehealth_services',
] as const;

export interface SeedOptions extends Omit<DemoDependencies, 'now'> {
  /** Dates before or after today are computed relative to it. */
  clock: () => Date;
  /** A small shop of about this many products, every kind included, and less than half of the postcodes; all if omitted. */
  products?: number;
  /** Refused when NODE_ENV is production. */
  includeDemoAccounts: boolean;
  ensureIndexes?: (db: Db) => Promise<void>;
}

export interface SeedResult {
  /** False if the shop had been seeded before. */
  seeded: boolean;
  products: number;
}

interface MetaDocument {
  _id: string;
  version: number;
  products: number;
  finished_at: Date;
}

async function insertAll(db: Db, collection: string, documents: readonly Document[]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    await db.collection(collection).insertMany(documents.slice(start, start + BATCH), { ordered: false });
  }
}

/** Products are created in batches, so that the whole catalogue is never in memory as documents. */
async function insertProducts(db: Db, drafts: readonly Draft[], now: Date): Promise<void> {
  const shop = shopOf(drafts, now);
  for (let start = 0; start < drafts.length; start += BATCH) {
    const batch: Document[] = drafts.slice(start, start + BATCH).map((draft) => productDocument(draft, shop));
    await db.collection('products').insertMany(batch, { ordered: false });
  }
}

function bookingProducts(drafts: readonly Draft[]) {
  return new Map(
    drafts.flatMap(({ booking_type, id }) => (booking_type ? [[booking_type, id] as const] : [])),
  );
}

async function insertShop(db: Db, drafts: readonly Draft[], now: Date, small: boolean): Promise<void> {
  await insertAll(db, 'categories', categoryDocuments(drafts));
  await insertAll(db, 'brands', brandDocuments(drafts));
  await insertAll(db, 'promotions', promotionDocuments(now));
  await insertAll(db, 'offers', offerDocuments(now));
  await insertAll(db, 'pharmacies', pharmacyDocuments());
  await insertAll(db, 'shelves', shelfDocuments(drafts, now));
  await insertAll(db, 'journeys', journeyDocuments());
  await insertAll(db, 'journey_vouchers', journeyVouchers(now));
  await insertAll(db, 'telehealth_services', telehealthServices(bookingProducts(drafts)));
  await insertAll(db, 'postcodes', postcodeDocuments({ few: small }));
  await insertAll(db, 'content', contentDocuments(drafts, now));
  await insertProducts(db, drafts, now);
}

/**
 * Fills an empty database with the sample shop. Calling it again does nothing; the remains of an interrupted seed are
 * removed first. Throws before anything is written if demo accounts are requested in production.
 */
export async function seedDatabase(db: Db, options: SeedOptions): Promise<SeedResult> {
  if (options.includeDemoAccounts && process.env.NODE_ENV === 'production') {
    throw new Error('Demo accounts are never created in production.');
  }
  const meta = db.collection<MetaDocument>('meta');
  const finished = await meta.findOne({ _id: 'seed' });
  if (finished) return { seeded: false, products: finished.products };
  for (const collection of SEEDED) await db.collection(collection).deleteMany({});
  await options.ensureIndexes?.(db);
  const now = options.clock();
  const all = planCatalogue();
  const drafts = options.products === undefined ? all : selectDrafts(all, options.products);
  await insertShop(db, drafts, now, drafts.length < all.length);
  if (options.includeDemoAccounts) {
    await seedDemoAccounts(db, drafts, { now, createUser: options.createUser, encrypt: options.encrypt });
  }
  await meta.insertOne({ _id: 'seed', version: SEED_VERSION, products: drafts.length, finished_at: now });
  return { seeded: true, products: drafts.length };
}
