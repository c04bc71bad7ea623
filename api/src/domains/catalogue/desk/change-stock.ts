import type { CountReason, ReceiveReason } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError, notFound } from '../../../lib/errors';
import { addToShelf, setOnShelf } from '../shelves';
import type { ChangedBy } from './documents';
import { addStock, hasMovement, insertMovement, readProduct, setStock } from './store';

type StockServices = Pick<BaseServices, 'db' | 'clock'> & TransactionServices;

/** A request to change stock. */
interface StockRequest<Reason> {
  key: string;
  productId: number;
  /** The pharmacy on whose shelf it is; null for the central stock. */
  pharmacyId: number | null;
  reason: Reason;
  by: ChangedBy;
}

/** Requests that began a shelf at the same moment begin again. */
const ROUNDS = 3;

/** Runs a change once per key: of two at the same time, the second finds the first one's movement. */
async function once(
  services: StockServices,
  key: string,
  change: (session: ClientSession) => Promise<void>,
): Promise<void> {
  for (let round = 1; ; round += 1) {
    try {
      return await inTransaction(services, async (session) => {
        if (!(await hasMovement(services.db, key, session))) await change(session);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (await hasMovement(services.db, key)) return;
      if (round === ROUNDS) throw error;
    }
  }
}

/** The part of a movement that its request says. */
const movementOf = <Reason>({ key, productId, pharmacyId, reason, by }: StockRequest<Reason>, at: Date) => ({
  ...{ _id: key, product_id: productId, reason, at, ...by },
  ...(pharmacyId === null ? {} : { pharmacy_id: pharmacyId }),
});

/** Adds received units to a product's stock, or to a pharmacy's shelf, once per key. @throws {BusinessError} NOT_FOUND */
export function receiveStock(
  services: StockServices,
  request: StockRequest<ReceiveReason> & { units: number },
): Promise<void> {
  const { db, clock } = services;
  const { key, productId, pharmacyId, units } = request;
  return once(services, key, async (session) => {
    const now = clock.now();
    const stock =
      pharmacyId === null
        ? await addStock(db, productId, { units, now }, session)
        : await addToShelf(db, { pharmacyId, productId }, { units, now }, session);
    if (stock === null) throw notFound('Product');
    await insertMovement(db, { ...movementOf(request, now), change: units, stock }, session);
  });
}

type Count = StockRequest<CountReason> & { expected: number; counted: number };

/** Sets the central stock, or a pharmacy's shelf. @throws {BusinessError} NOT_FOUND, STOCK_MOVED */
async function setCounted(
  db: StockServices['db'],
  { productId, pharmacyId, expected, counted }: Count,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const count = { expected, counted, now };
  if (pharmacyId !== null) {
    const stock = await setOnShelf(db, { pharmacyId, productId }, count, session);
    if (stock !== null) throw new BusinessError('STOCK_MOVED', { stock });
  } else if (!(await setStock(db, productId, count, session))) {
    const product = await readProduct(db, productId, session);
    throw product ? new BusinessError('STOCK_MOVED', { stock: product.stock }) : notFound('Product');
  }
}

/**
 * Sets a product's stock, or what a pharmacy has on its shelf, to what was counted, once per key. @throws {BusinessError}
 * NOT_FOUND; STOCK_MOVED if it was sold or received meanwhile
 */
export function countStock(services: StockServices, request: Count): Promise<void> {
  const { db, clock } = services;
  const { key, expected, counted } = request;
  return once(services, key, async (session) => {
    const now = clock.now();
    await setCounted(db, request, now, session);
    const change = { change: counted - expected, stock: counted };
    await insertMovement(db, { ...movementOf(request, now), ...change }, session);
  });
}
