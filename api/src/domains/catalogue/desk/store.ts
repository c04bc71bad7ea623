import type { ClientSession, Db } from 'mongodb';
import type { PriceDocument, ProductDocument } from '../documents';
import type { PriceChangeDocument, StockMovementDocument } from './documents';

/** How many changes of a product staff see. */
const LATEST = 30;

const products = (db: Db) => db.collection<ProductDocument>('products');
const movements = (db: Db) => db.collection<StockMovementDocument>('stock_movements');
const priceChanges = (db: Db) => db.collection<PriceChangeDocument>('price_changes');

/** Creates the indexes of what staff change. */
export async function ensureDeskIndexes(db: Db): Promise<void> {
  await products(db).createIndexes([
    { key: { status: 1, name: 1, _id: 1 }, name: 'desk_name' },
    { key: { status: 1, stock: 1, _id: 1 }, name: 'desk_stock' },
  ]);
  await movements(db).createIndex({ product_id: 1, at: -1 }, { name: 'product' });
  await priceChanges(db).createIndexes([
    { key: { product_id: 1, from: -1 }, name: 'product' },
    { key: { state: 1, from: 1 }, name: 'due' },
  ]);
}

/** Lists the latest changes of a product's central stock, or of what pharmacies have on their shelves. */
export const listMovements = (
  db: Db,
  productId: number,
  of: 'central' | 'shelves' = 'central',
): Promise<StockMovementDocument[]> =>
  movements(db)
    .find({ product_id: productId, pharmacy_id: { $exists: of === 'shelves' } })
    .sort({ at: -1 })
    .limit(LATEST)
    .toArray();

/** Puts down a change of stock. Rejects with a duplicate key if its request was made before. */
export async function insertMovement(
  db: Db,
  movement: StockMovementDocument,
  session: ClientSession,
): Promise<void> {
  await movements(db).insertOne(movement, { session });
}

/** @returns whether a change of stock was made before */
export const hasMovement = async (db: Db, key: string, session?: ClientSession): Promise<boolean> =>
  (await movements(db).findOne({ _id: key }, { session, projection: { _id: 1 } })) !== null;

/** Adds units to stock. @returns the stock afterwards; null if there is no such product */
export async function addStock(
  db: Db,
  productId: number,
  { units, now }: { units: number; now: Date },
  session: ClientSession,
): Promise<number | null> {
  const added = { $inc: { stock: units }, $set: { updated_at: now } };
  const found = await products(db).findOneAndUpdate({ _id: productId }, added, {
    session,
    returnDocument: 'after',
    projection: { stock: 1 },
  });
  return found?.stock ?? null;
}

/** Sets stock to what was counted. @returns false if it is no longer what was expected */
export async function setStock(
  db: Db,
  productId: number,
  { expected, counted, now }: { expected: number; counted: number; now: Date },
  session: ClientSession,
): Promise<boolean> {
  const change = { $set: { stock: counted, updated_at: now } };
  return (
    (await products(db).updateOne({ _id: productId, stock: expected }, change, { session })).matchedCount ===
    1
  );
}

/** Reads a product within a transaction. */
export const readProduct = (
  db: Db,
  productId: number,
  session?: ClientSession,
): Promise<ProductDocument | null> => products(db).findOne({ _id: productId }, { session });

/** Replaces the prices of a product that was read in the same transaction. */
export async function setPrices(
  db: Db,
  productId: number,
  { prices, now }: { prices: PriceDocument[]; now: Date },
  session: ClientSession,
): Promise<void> {
  await products(db).updateOne({ _id: productId }, { $set: { prices, updated_at: now } }, { session });
}

/** Offers a product for sale or withdraws it, unless it is deleted. */
export async function setStatus(
  db: Db,
  productId: number,
  { status, now }: { status: 'Active' | 'Disabled'; now: Date },
): Promise<void> {
  const other = status === 'Active' ? 'Disabled' : 'Active';
  await products(db).updateOne({ _id: productId, status: other }, { $set: { status, updated_at: now } });
}

/** Lists planned and past changes of a product's prices, the latest first. */
export const listPriceChanges = (db: Db, productId: number): Promise<PriceChangeDocument[]> =>
  priceChanges(db).find({ product_id: productId }).sort({ from: -1 }).limit(LATEST).toArray();

/** Puts down a change of a price. Rejects with a duplicate key if its request was made before. */
export async function insertPriceChange(
  db: Db,
  change: PriceChangeDocument,
  session?: ClientSession,
): Promise<void> {
  await priceChanges(db).insertOne(change, { session });
}

/** @returns a change of a price by the key of its request */
export const findPriceChange = (
  db: Db,
  key: string,
  session?: ClientSession,
): Promise<PriceChangeDocument | null> => priceChanges(db).findOne({ _id: key }, { session });

/** Lists planned prices that are due. */
export const listDuePrices = (db: Db, now: Date, limit: number): Promise<PriceChangeDocument[]> =>
  priceChanges(db)
    .find({ state: 'planned', from: { $lte: now } })
    .sort({ from: 1 })
    .limit(limit)
    .toArray();

/** Ends the planning of a price. @returns false if somebody came first */
export async function settlePrice(
  db: Db,
  key: string,
  state: 'done' | 'cancelled' | 'refused',
  session?: ClientSession,
): Promise<boolean> {
  const planned = { _id: key, state: 'planned' as const };
  return (await priceChanges(db).updateOne(planned, { $set: { state } }, { session })).modifiedCount === 1;
}
