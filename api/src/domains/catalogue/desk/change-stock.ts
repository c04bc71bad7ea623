import type { CountReason, ReceiveReason } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError, notFound } from '../../../lib/errors';
import type { ChangedBy } from './documents';
import { addStock, hasMovement, insertMovement, readProduct, setStock } from './store';

type StockServices = Pick<BaseServices, 'db' | 'clock'> & TransactionServices;

/** A request to change stock. */
interface StockRequest<Reason> {
  key: string;
  productId: number;
  reason: Reason;
  by: ChangedBy;
}

/** Runs a change once per key: of two at the same time, the second finds the first one's movement. */
async function once(
  services: StockServices,
  key: string,
  change: (session: ClientSession) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(services, async (session) => {
      if (!(await hasMovement(services.db, key, session))) await change(session);
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Adds received units to a product's stock, once per key. @throws {BusinessError} NOT_FOUND */
export function receiveStock(
  services: StockServices,
  { key, productId, reason, by, units }: StockRequest<ReceiveReason> & { units: number },
): Promise<void> {
  const { db, clock } = services;
  return once(services, key, async (session) => {
    const at = clock.now();
    const stock = await addStock(db, productId, { units, now: at }, session);
    if (stock === null) throw notFound('Product');
    const movement = { _id: key, product_id: productId, reason, change: units, stock, at, ...by };
    await insertMovement(db, movement, session);
  });
}

/**
 * Sets a product's stock to what was counted, once per key. @throws {BusinessError} NOT_FOUND; STOCK_MOVED if it was sold
 * or received meanwhile
 */
export function countStock(
  services: StockServices,
  request: StockRequest<CountReason> & { expected: number; counted: number },
): Promise<void> {
  const { db, clock } = services;
  const { key, productId, reason, by, expected, counted } = request;
  return once(services, key, async (session) => {
    const at = clock.now();
    if (!(await setStock(db, productId, { expected, counted, now: at }, session))) {
      const product = await readProduct(db, productId, session);
      throw product ? new BusinessError('STOCK_MOVED', { stock: product.stock }) : notFound('Product');
    }
    const movement = {
      _id: key,
      product_id: productId,
      reason,
      change: counted - expected,
      stock: counted,
      at,
    };
    await insertMovement(db, { ...movement, ...by }, session);
  });
}
