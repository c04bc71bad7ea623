import { isAdvertisable } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { ClientSession } from 'mongodb';
import { enqueueMail } from '../mail';
import type { StockNotificationsServices } from './context';
import type { StockNotificationDocument } from './documents';
import {
  findRestockedProducts,
  listAwaitedProducts,
  listWaiting,
  type RestockedProduct,
  removeNotification,
} from './store';

export type NotifyServices = Pick<
  StockNotificationsServices,
  'client' | 'db' | 'cipher' | 'clock' | 'config' | 'log'
>;

const BATCH = 200;

/** Deletes a request and enqueues its mail atomically; returns false if another process came first. */
async function notify(
  services: NotifyServices,
  product: RestockedProduct,
  waiting: StockNotificationDocument,
  session: ClientSession,
): Promise<boolean> {
  if (!(await removeNotification(services.db, waiting._id, session))) return false;
  const isNamed = isAdvertisable(product);
  const data = {
    productName: isNamed ? product.name : null,
    url: services.config.publicOrigin + (isNamed ? links.product(product.slug) : links.home()),
    isPreorder: product.is_preorder,
  };
  const mail = {
    id: `back_in_stock:${waiting._id}`,
    to: waiting.email,
    template: 'back_in_stock',
    data,
  } as const;
  await enqueueMail(services, mail, session);
  return true;
}

/**
 * Notifies everyone waiting for a product that can be bought again, once (rule 2.10-18).
 * @returns how many requests this call handled
 */
export async function notifyRestocked(
  services: NotifyServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  const { client, db } = services;
  const awaited = await listAwaitedProducts(db);
  let notified = 0;
  for (let start = 0; start < awaited.length; start += BATCH) {
    for (const product of await findRestockedProducts(db, awaited.slice(start, start + BATCH))) {
      for (const waiting of await listWaiting(db, product._id, BATCH)) {
        if (stopping?.aborted) return notified;
        const isHandled = await client.withSession((session) =>
          session.withTransaction(() => notify(services, product, waiting, session)),
        );
        if (isHandled) notified += 1;
      }
    }
  }
  return notified;
}
