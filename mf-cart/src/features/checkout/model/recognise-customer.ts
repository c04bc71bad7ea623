import { addressesQuery, paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import type { PaymentToken } from '@saltbush/shared-ui/payment';
import { getQueryClient, type SessionUser } from '@saltbush/shared-ui/platform';
import { setShippingMethod } from '../../../shared/cart/api/set-shipping-method';
import type { Cart } from '../../../shared/cart/cart';
import { defaultMethod } from '../../../shared/cart/default-method';
import { setUserDetails } from '../api/set-user-details';
import { fromAccount } from './address-defaults';
import { hasKeptEntries } from './kept-entries';
import { saveAddress } from './save-address';
import { isExpired, tokenOf } from './saved-card';

async function completeContact(cart: Cart, user: SessionUser): Promise<Cart> {
  if (cart.user_email && cart.user_first_name && cart.user_last_name) return cart;
  const { email, first_name, last_name } = user;
  return (await setUserDetails(cart.uuid, { email, first_name, last_name })).cart;
}

/** Delivers to the account's first address by the method chosen for shoppers, unless the shopper has begun to choose. */
async function completeDelivery(cart: Cart): Promise<Cart> {
  const isCollected = cart.shipping_method?.type === 'click-and-collect';
  // An address that a guest had begun to type is not replaced unseen.
  const isTyping = !cart.shipping_address_1 && hasKeptEntries('delivery', cart.uuid);
  if (!cart.requires_shipping || isCollected || isTyping) return cart;
  let latest = cart;
  if (!cart.shipping_address_1) {
    const [address] = await getQueryClient().fetchQuery(addressesQuery());
    const saved = address && (await saveAddress(cart.uuid, fromAccount(address)));
    if (!saved?.ok) return cart;
    latest = saved.cart;
  }
  if (latest.shipping_method) return latest;
  const offered = latest.available_shipping_methods.filter(({ type }) => type !== 'click-and-collect');
  const method = defaultMethod(offered);
  if (!method) return latest;
  return (await setShippingMethod(cart.uuid, { shipping_method_id: method.id })).cart;
}

async function defaultCard(): Promise<PaymentToken | null> {
  const cards = await getQueryClient().fetchQuery(paymentMethodsQuery());
  const card = cards.find((one) => !isExpired(one));
  return card ? tokenOf(card) : null;
}

/** What the account of a customer has for a cart. */
export interface Recognition {
  /** The cart with what the account completed. */
  cart: Cart;
  /** The card on file to pay with, or null. */
  card: PaymentToken | null;
}

/**
 * Completes a cart from its customer's account as far as that has what is missing. Whatever fails is left for the
 * customer to enter.
 */
export async function recogniseCustomer(cart: Cart, user: SessionUser): Promise<Recognition> {
  const card = defaultCard().catch(() => null);
  // What fails is asked for by the sections.
  const contacted = await completeContact(cart, user).catch(() => cart);
  const completed = await completeDelivery(contacted).catch(() => contacted);
  return { cart: completed, card: await card };
}
