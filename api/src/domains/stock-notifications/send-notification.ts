import { isAdvertisable } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { ClientSession } from 'mongodb';
import { enqueueMail } from '../mail';
import type { StockNotificationsServices } from './context';
import type { StockNotificationDocument } from './documents';
import { type RestockedProduct, removeNotification } from './store';

/** What notifying those who wait for a product needs. */
export type NotifyServices = Pick<
  StockNotificationsServices,
  'client' | 'db' | 'cipher' | 'clock' | 'config' | 'log'
>;

/** Deletes a request and enqueues its mail atomically; returns false if another process came first. */
export async function notify(
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
