import type { OnShelf } from '@saltbush/contract';
import type { ClientSession, Db, Filter } from 'mongodb';

/** Collection `shelves`: what of a product a pharmacy has on its shelf, beside the central stock. */
export interface ShelfDocument {
  /** `shelfId(pharmacy_id, product_id)` */
  _id: string;
  pharmacy_id: number;
  product_id: number;
  /** Units that no order has taken. */
  stock: number;
  updated_at: Date;
}

/** A product on the shelf of a pharmacy. */
export interface ShelfPlace {
  pharmacyId: number;
  productId: number;
}

const shelves = (db: Db) => db.collection<ShelfDocument>('shelves');

/** The id of a product on the shelf of a pharmacy. */
export const shelfId = ({ pharmacyId, productId }: ShelfPlace): string => `${pharmacyId}:${productId}`;

/** Creates the index of shelves: one document per pharmacy and product. */
export async function ensureShelfIndexes(db: Db): Promise<void> {
  const key = { product_id: 1, pharmacy_id: 1 } as const;
  await shelves(db).createIndex(key, { name: 'place', unique: true });
}

/** Reads what some pharmacies have of some products in one query: by pharmacy, units by product. */
export async function readShelves(
  db: Db,
  pharmacyIds: readonly number[],
  productIds: readonly number[],
): Promise<ReadonlyMap<number, OnShelf>> {
  if (pharmacyIds.length === 0 || productIds.length === 0) return new Map();
  const filter = { product_id: { $in: [...productIds] }, pharmacy_id: { $in: [...pharmacyIds] } };
  const found = new Map<number, Map<number, number>>();
  for (const { pharmacy_id, product_id, stock } of await shelves(db).find(filter).toArray()) {
    const units = found.get(pharmacy_id) ?? new Map<number, number>();
    found.set(pharmacy_id, units.set(product_id, stock));
  }
  return found;
}

/** Lists what pharmacies have of a product. */
export const listShelves = (db: Db, productId: number): Promise<ShelfDocument[]> =>
  shelves(db).find({ product_id: productId }).sort({ product_id: 1, pharmacy_id: 1 }).toArray();

const holding = (place: ShelfPlace, units: number): Filter<ShelfDocument> => ({
  _id: shelfId(place),
  stock: { $gte: units },
});

/** Whether a pharmacy has so many units of each product at the moment. Only `takeFromShelf` promises them. */
export async function isOnShelf(db: Db, pharmacyId: number, units: OnShelf): Promise<boolean> {
  const there = (await readShelves(db, [pharmacyId], [...units.keys()])).get(pharmacyId);
  return [...units].every(([productId, quantity]) => (there?.get(productId) ?? 0) >= quantity);
}

/** Takes units from a shelf. Returns false if there are not enough. */
export async function takeFromShelf(
  db: Db,
  place: ShelfPlace,
  { units, now }: { units: number; now: Date },
  session: ClientSession,
): Promise<boolean> {
  const taken = { $inc: { stock: -units }, $set: { updated_at: now } };
  return (await shelves(db).updateOne(holding(place, units), taken, { session })).modifiedCount === 1;
}

/** Puts units on a shelf, which may not have had the product before. @returns the units afterwards */
export async function addToShelf(
  db: Db,
  place: ShelfPlace,
  { units, now }: { units: number; now: Date },
  session: ClientSession,
): Promise<number> {
  const added = {
    $inc: { stock: units },
    $set: { updated_at: now },
    $setOnInsert: { pharmacy_id: place.pharmacyId, product_id: place.productId },
  };
  const options = { session, upsert: true, returnDocument: 'after' } as const;
  const found = await shelves(db).findOneAndUpdate({ _id: shelfId(place) }, added, options);
  return found?.stock ?? units;
}

/**
 * Sets what was counted of a product on a shelf. @returns null; the units that are there if they are not what was expected
 */
export async function setOnShelf(
  db: Db,
  place: ShelfPlace,
  { expected, counted, now }: { expected: number; counted: number; now: Date },
  session: ClientSession,
): Promise<number | null> {
  const _id = shelfId(place);
  const there = (await shelves(db).findOne({ _id }, { session }))?.stock ?? 0;
  if (there !== expected) return there;
  await addToShelf(db, place, { units: counted - expected, now }, session);
  return null;
}
