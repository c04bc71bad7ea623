import { alertFavourites } from '../../src/domains/favourites/alerts';
import { deliverMails } from '../../src/domains/mail/delivery';
import type { MailMessage } from '../../src/domains/mail/documents';
import type { Selling } from './selling';
import type { Shopper } from './shopper';

const SET = `mutation Set($wanted: Boolean!, $wording: String!) {
  favourite_alerts_set(input: { wanted: $wanted, wording: $wording }) { wanted consented_at }
}`;
const STOP = `mutation Stop($token: String!) {
  favourite_alerts_stop(input: { token: $token }) { wanted }
}`;

export const setAlerts = (shopper: Shopper, wanted: boolean, wording = 'favourites-1') =>
  shopper.send(SET, { wanted, wording });
export const stopAlerts = (shopper: Shopper, token: string) => shopper.send(STOP, { token });

/** Longer than a change takes to settle, shorter than a bearer is valid. */
const WHILE_MS = 6 * 60_000;

/** Returns helpers that change products, and run the job of mails about favourites. */
export function favouriteAlerts(shop: Selling) {
  const setProduct = async (id: number, change: object) => {
    await shop.db.collection<{ _id: number }>('products').updateOne({ _id: id }, { $set: change });
    await shop.services.search.refresh([id]);
  };
  /** Creates a customer with these favourites who asked for mails. */
  async function watcher(...products: number[]) {
    await shop.services.search.refresh(products);
    const { id, shopper } = await shop.user();
    for (const product_id of products)
      await shopper.run('favourites_add', { product_id: String(product_id) }, '__typename');
    await setAlerts(shopper, true);
    const customer = await shop.collection('customers').findOne({ _id: id });
    return { id, shopper, email: String(customer?.email) };
  }
  const wait = () => shop.clock.advance(WHILE_MS);
  /** Lets the job see the products, and a few minutes pass. */
  async function settle() {
    await alertFavourites(shop.services);
    wait();
  }
  /** Runs the job in several concurrent processes and returns the mails sent. */
  async function mailsSent(processes = 1): Promise<MailMessage[]> {
    const sent: MailMessage[] = [];
    const transport = {
      send: async (message: MailMessage) => void sent.push(message),
      close: () => undefined,
    };
    await Promise.all(Array.from({ length: processes }, () => alertFavourites(shop.services)));
    await deliverMails(shop.services, transport);
    return sent.filter(({ text }) => text.includes('Stop these emails'));
  }
  return { setProduct, watcher, wait, settle, mailsSent };
}

/** Returns the token of the link that stops the mails. */
export const stopTokenOf = ({ text }: MailMessage): string =>
  /\/for-you\/stop-emails#([\w-]{43})/.exec(text)?.[1] ?? '';
