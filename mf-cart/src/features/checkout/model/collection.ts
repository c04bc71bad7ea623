import { getQueryClient } from '@saltbush/shared-ui/platform';
import { type Cart, cartKey } from '../../../shared/cart/cart';
import { changesAnswered, currentPostcode } from '../../../shared/cart/change-cart';

export const isCollect = (id: string | undefined) => id === 'click-and-collect';

/** The pharmacies that a cart can be collected from, near the shopper's place. */
export const pharmaciesOf = ({ available_shipping_methods }: Cart) =>
  available_shipping_methods.find(({ id }) => isCollect(id))?.locations ?? [];

/** Whether the cart's pharmacy is one of those listed: one near an earlier place would be collected from unseen. */
export const hasListedPharmacy = (cart: Cart): boolean =>
  isCollect(cart.shipping_method?.id) && pharmaciesOf(cart).some(({ id }) => id === cart.cnc_location?.id);

/** Returns the cart with the pharmacy that the shopper sees chosen, once it is stored; null if none is. */
export async function collectedCart(cart: Cart): Promise<Cart | null> {
  await changesAnswered();
  const latest = getQueryClient().getQueryData<Cart>(cartKey(cart.uuid, 'page', currentPostcode())) ?? cart;
  return hasListedPharmacy(latest) ? latest : null;
}
