import type { MailDocument } from '../../src/domains/mail/documents';
import { openMail } from '../../src/domains/mail/outbox';
import { NEW_PASSWORD, passwordResets } from '../clients/password-resets';
import { signInAsPerson } from '../clients/social-browser';
import type { TestUser } from '../clients/test-client';
import { setAlerts } from './favourite-alerts';
import { createdPatient } from './patients';
import { rewardsPopup } from './rewards-popup';
import type { Selling } from './selling';
import { ADDRESS, Shopper } from './shopper';

/** Returns the steps of whoever signs up with somebody else's e-mail, and of whom the e-mail belongs to. */
export function takeovers(shop: Selling) {
  const passwords = passwordResets(shop);
  const popup = rewardsPopup(shop);

  /** Attaches to an account one of everything that a customer can. */
  async function fill(user: TestUser): Promise<void> {
    const shopper = new Shopper(shop.url, user.token);
    const product_id = await shop.product();
    await shopper.run('users_add_address', ADDRESS, 'address { id }');
    await createdPatient(shopper);
    const stripe_source_id = await shopper.cardToken();
    await shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
    const cart = await shopper.newCart();
    await shopper.add(cart, product_id, 1, { frequency: '4W' });
    await shopper.makeReady(cart);
    await shopper.place(cart);
    const next = await shopper.newCart();
    await shopper.add(next, product_id, 1);
    await shopper.setContact(next, 'squatter@example.com');
    await shopper.run('journey_subscriptions_create', { journey_id: '1' }, 'subscription { id }');
    await shopper.run('favourites_add', { product_id: String(product_id) }, 'favourite { product_id }');
    await setAlerts(shopper, true);
    await popup.link(user, 'card-1');
  }

  /** Names the collections that hold a document with this text in it. */
  async function collectionsWith(text: string): Promise<string[]> {
    const names: string[] = [];
    for (const { name } of await shop.db.listCollections().toArray()) {
      const all = await shop.db.collection(name).find().toArray();
      if (all.some((document) => JSON.stringify(document).includes(text))) names.push(name);
    }
    return names.sort();
  }

  async function templatesTo(email: string): Promise<string[]> {
    const mails = await shop.db.collection<MailDocument>('mail_outbox').find().toArray();
    return mails
      .flatMap((mail) => (openMail(shop.services, mail)?.to === email ? [mail.template] : []))
      .sort();
  }

  /** Opens the e-mailed link in a browser with this Cookie header, and signs in. */
  async function byReset(email: string, cookie = ''): Promise<TestUser> {
    const body = { token: await passwords.tokenFor(email), password: NEW_PASSWORD };
    const answer = await shop.post('/api/auth/reset-password', body, { headers: { cookie } });
    if (!answer.ok) throw new Error(await answer.text());
    return shop.signIn({ email, password: NEW_PASSWORD });
  }

  /** Signs in through the provider, which vouches for the address, in a browser with this Cookie header. */
  async function byProvider(email: string, cookie = ''): Promise<TestUser> {
    const { session, cookie: own } = await signInAsPerson(shop, 'mia', {}, cookie);
    return { id: session.user.id, email, password: '', token: session.token, cookie: own };
  }

  return { ...passwords, popup, fill, collectionsWith, templatesTo, byReset, byProvider };
}
