import { isAdvertisable } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { ClientSession } from 'mongodb';
import { enqueueMail } from '../mail';
import type { StockNotificationsServices } from './context';
import type { StockNotificationDocument } from './documents';
import {
  findReturnedProducts,
  listAwaitedProducts,
  listWaiting,
  type ReturnedProduct,
  removeNotification,
} from './store';

export type NotifyServices = Pick<
  StockNotificationsServices,
  'client' | 'db' | 'cipher' | 'clock' | 'config' | 'log'
>;

const BATCH = 200;

/** Forgets who waits and stores the mail in one step: of several processes one does. */
async function tell(
  services: NotifyServices,
  product: ReturnedProduct,
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
 * Tells everybody who waits for a product that can be bought again, once (rule 2.10-18). Answers how many
 * were told by this call.
 */
export async function notifyReturned(
  services: NotifyServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  const { client, db } = services;
  const awaited = await listAwaitedProducts(db);
  let told = 0;
  for (let start = 0; start < awaited.length; start += BATCH) {
    for (const product of await findReturnedProducts(db, awaited.slice(start, start + BATCH))) {
      for (const waiting of await listWaiting(db, product._id, BATCH)) {
        if (stopping?.aborted) return told;
        const isOurs = await client.withSession((session) =>
          session.withTransaction(() => tell(services, product, waiting, session)),
        );
        if (isOurs) told += 1;
      }
    }
  }
  return told;
}
