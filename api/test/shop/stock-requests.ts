import { deliverMails } from '../../src/domains/mail/delivery';
import type { MailMessage } from '../../src/domains/mail/documents';
import { notifyRestocked } from '../../src/domains/stock-notifications/notify';
import type { Selling } from './selling';
import type { Shopper } from './shopper';

export const NOTIFY = `mutation ProductStockNotification($product_id: ID!, $email: String!) {
  product_stock_notification(product_id: $product_id, email: $email) { product_id email }
}`;

export const ask = (shopper: Shopper, product_id: number | string, email: string) =>
  shopper.send(NOTIFY, { product_id: String(product_id), email });

/** Returns helpers that change stock, and read who waits for it and which mails were sent. */
export function stockRequests(shop: Selling) {
  const waitingFor = (product_id: number) =>
    shop.db.collection('stock_notifications').countDocuments({ product_id });
  const setProduct = (id: number, change: object) =>
    shop.db.collection<{ _id: number }>('products').updateOne({ _id: id }, { $set: change });
  /** Runs the job in several concurrent processes and returns the mails sent. */
  async function mailsSent(processes = 1): Promise<MailMessage[]> {
    const sent: MailMessage[] = [];
    const transport = {
      send: async (message: MailMessage) => void sent.push(message),
      close: () => undefined,
    };
    await Promise.all(Array.from({ length: processes }, () => notifyRestocked(shop.services)));
    await Promise.all(Array.from({ length: processes }, () => deliverMails(shop.services, transport)));
    return sent;
  }
  return { waitingFor, setProduct, mailsSent };
}
