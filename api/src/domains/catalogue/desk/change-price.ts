import {
  changedPrices,
  isAdvertisable,
  type PriceChange,
  priceError,
  priceLeap,
  priceOfType,
} from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import type { PriceDocument, ProductDocument } from '../documents';
import type { ChangedBy } from './documents';
import {
  findPriceChange,
  insertPriceChange,
  listDuePrices,
  readProduct,
  setPrices,
  settlePrice,
} from './store';

type PriceServices = Pick<BaseServices, 'db' | 'clock'> & TransactionServices;

export interface PriceRequest extends PriceChange {
  key: string;
  productId: number;
  /** The price that was shown. */
  expected: number | null;
  /** When it begins; null for now. */
  from: Date | null;
  /** Whether whoever sets it has confirmed that a leap is meant. */
  isLeapConfirmed: boolean;
  by: ChangedBy;
}

const problemOf = (product: ProductDocument, change: PriceChange, isLater: boolean) =>
  priceError({ prices: product.prices, mayBePromoted: isAdvertisable(product), isLater }, change);

async function apply(
  { db, clock }: PriceServices,
  product: ProductDocument,
  change: PriceChange,
  session: ClientSession,
): Promise<void> {
  const prices = changedPrices(product.prices, change) as PriceDocument[];
  await setPrices(db, product._id, { prices, now: clock.now() }, session);
}

async function change(services: PriceServices, request: PriceRequest, session: ClientSession): Promise<void> {
  const { db, clock } = services;
  const { key, productId, type, value, expected, by } = request;
  if (await findPriceChange(db, key, session)) return;
  const product = await readProduct(db, productId, session);
  if (!product || product.status === 'Deleted') throw notFound('Product');
  if (priceOfType(product.prices, type) !== expected) throw new BusinessError('PRICE_MOVED');
  const problem = problemOf(product, request, request.from !== null);
  if (problem) throw invalidInput({ value: problem });
  const leap = priceLeap(product.prices, request);
  if (leap && !request.isLeapConfirmed) throw new BusinessError('PRICE_LEAP', { ...leap });
  if (!request.from) await apply(services, product, request, session);
  const state = request.from ? 'planned' : 'done';
  const from = request.from ?? clock.now();
  await insertPriceChange(db, { _id: key, product_id: productId, type, value, from, state, ...by }, session);
}

/**
 * Sets a price of a product, now or from a day on, once per key.
 * @throws {BusinessError} NOT_FOUND; PRICE_MOVED if it is not the one that was shown; INVALID_INPUT (value);
 *   PRICE_LEAP if it leaps and that is not confirmed
 */
export async function changePrice(services: PriceServices, request: PriceRequest): Promise<void> {
  try {
    await inTransaction(services, (session) => change(services, request, session));
  } catch (error) {
    // A request with the same key at the same time came first.
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Cancels a planned price. @throws {BusinessError} NOT_FOUND; PRICE_SETTLED once it has begun */
export async function cancelPrice({ db }: PriceServices, productId: number, key: string): Promise<void> {
  const found = await findPriceChange(db, key);
  if (found?.product_id !== productId) throw notFound('Price');
  if (found.state === 'cancelled' || (await settlePrice(db, key, 'cancelled'))) return;
  if ((await findPriceChange(db, key))?.state !== 'cancelled') throw new BusinessError('PRICE_SETTLED');
}

const BATCH = 200;

/**
 * Begins the planned prices that are due, each once; one that no longer fits the product's other prices is refused.
 * @returns ids of the products whose prices changed
 */
export async function beginPlannedPrices(
  services: PriceServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number[]> {
  const { db, clock } = services;
  const begun: number[] = [];
  for (const due of await listDuePrices(db, clock.now(), BATCH)) {
    if (stopping?.aborted) return begun;
    const hasBegun = await inTransaction(services, async (session) => {
      const product = await readProduct(db, due.product_id, session);
      const fits = product !== null && problemOf(product, due, true) === null;
      if (!(await settlePrice(db, due._id, fits ? 'done' : 'refused', session)) || !fits) return false;
      await apply(services, product, due, session);
      return true;
    });
    if (hasBegun) begun.push(due.product_id);
  }
  return begun;
}
