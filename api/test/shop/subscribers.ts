import { randomUUID } from 'node:crypto';
import type { Frequency } from '@saltbush/contract';
import type { AutoDeliveryDocument } from '../../src/domains/autodelivery/documents';
import { PASSWORD } from '../clients/test-client';
import type { Selling } from './selling';
import { ADDRESS, Shopper } from './shopper';

/** A customer's home, as overrides of `ADDRESS`. */
type Home = Partial<typeof ADDRESS>;

/** A customer with an AutoDelivery that a real order started. */
export interface Subscriber {
  userId: string;
  /** Id of the AutoDelivery. */
  id: string;
  productId: number;
  /** Signs in again: bearer tokens expire long before a quarter ends. */
  shopper(): Promise<Shopper>;
}

const documents = (shop: Selling) => shop.db.collection<AutoDeliveryDocument>('autodeliveries');

/** Returns the stored AutoDelivery. */
export async function storedAutoDelivery(shop: Selling, id: string): Promise<AutoDeliveryDocument> {
  const found = await documents(shop).findOne({ _id: id });
  if (!found) throw new Error(`No AutoDelivery ${id}`);
  return found;
}

/** Changes what is stored, as if its owner had agreed to whatever it is now. */
export async function changeStored(
  shop: Selling,
  id: string,
  change: Partial<AutoDeliveryDocument>,
): Promise<void> {
  const isOtherwise = change.items !== undefined || change.frequency !== undefined;
  if (isOtherwise)
    await shop.db.collection('consents').updateMany({ subject_id: id }, { $unset: { covers: '' } });
  await documents(shop).updateOne({ _id: id }, { $set: change, $inc: { version: 1 } });
}

/** Orders 2 units of a product on AutoDelivery with a valid card. */
export async function newSubscriber(
  shop: Selling,
  productId: number,
  { frequency = '4W', home = {} }: { frequency?: Frequency; home?: Home } = {},
): Promise<Subscriber> {
  const account = { email: `${randomUUID()}@example.com`, password: PASSWORD };
  const person = { first_name: 'Una', last_name: 'User' };
  const userId = await shop.services.accounts.createUser({ ...account, ...person, role: 'customer' });
  const shopper = async () => new Shopper(shop.url, (await shop.signIn(account)).token);
  const buyer = await shopper();
  const cart_uuid = await buyer.newCart();
  await buyer.add(cart_uuid, productId, 2, { frequency });
  await buyer.setContact(cart_uuid, account.email);
  await buyer.run('cart_set_shipping_address', { cart_uuid, ...ADDRESS, ...home }, 'cart { uuid }');
  const method = { cart_uuid, shipping_method_id: 'standard' };
  await buyer.run('cart_set_shipping_method', method, 'cart { uuid }');
  const { errors } = await buyer.place(cart_uuid);
  const own = await documents(shop).findOne({ user_id: userId });
  if (errors || !own) throw new Error(`No AutoDelivery: ${JSON.stringify(errors)}`);
  return { userId, id: own._id, productId, shopper };
}

/** Changes the card to one that behaves like this number from now on; its bank took charges when it was saved. */
export async function changeCard(shop: Selling, subscriber: Subscriber, number: string): Promise<void> {
  const shopper = await subscriber.shopper();
  const stripe_source_id = await shopper.cardToken();
  const saved = await shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
  const edit = { id: subscriber.id, stripe_source_id };
  const { errors } = await shopper.run('autodeliveries_edit', edit, 'autodelivery { id }');
  if (saved.errors || errors) throw new Error(JSON.stringify([saved.errors, errors]));
  await turnCard(shop, stripe_source_id, number);
}

/** Makes a saved card behave like the one with this number from now on. */
export async function turnCard(shop: Selling, stripe_source_id: string, number: string): Promise<void> {
  const token = await shop.guest().cardToken(number);
  const sources = shop.db.collection<{ _id: string; outcome: string }>('gateway_sources');
  const like = await sources.findOne({ _id: token });
  await sources.updateOne({ _id: stripe_source_id }, { $set: { outcome: like?.outcome ?? '' } });
}
