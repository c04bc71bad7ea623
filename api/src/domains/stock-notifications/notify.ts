import { inTransaction } from '../../lib/database/transactions';
import { type NotifyServices, notify } from './send-notification';
import { findRestockedProducts, listAwaitedProducts, listWaiting } from './store';

const BATCH = 200;

/**
 * Notifies everyone waiting for a product that can be bought again, once (rule 2.10-18).
 * @returns how many requests this call handled
 */
export async function notifyRestocked(
  services: NotifyServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  const { db } = services;
  const awaited = await listAwaitedProducts(db);
  let notified = 0;
  for (let start = 0; start < awaited.length; start += BATCH) {
    for (const product of await findRestockedProducts(db, awaited.slice(start, start + BATCH))) {
      for (const waiting of await listWaiting(db, product._id, BATCH)) {
        if (stopping?.aborted) return notified;
        const isHandled = await inTransaction(services, (session) =>
          notify(services, product, waiting, session),
        );
        if (isHandled) notified += 1;
      }
    }
  }
  return notified;
}
