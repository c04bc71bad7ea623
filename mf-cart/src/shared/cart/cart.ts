import { cartKeys, viewKey } from '@saltbush/shared-ui/entities';
import type { CartFieldsFragment, MiniCartFieldsFragment } from '../../generated/gql/graphql';

/** The cart as the sheet shows it; the page's cart has all of it and more. Money in cents. */
export type MiniCart = MiniCartFieldsFragment;
/** The cart as cart page and checkout show it. Money in cents. */
export type Cart = CartFieldsFragment;
export type CartLine = MiniCart['items'][number];
export type ShippingMethod = Cart['available_shipping_methods'][number];
export type CollectLocation = ShippingMethod['locations'][number];

/** What a query holds: the whole cart, or what the sheet needs of it. */
export type CartKind = 'page' | 'mini';

/** Keys of this remote's views of a cart: `cart:changed` renews them with the cart. */
export const cartKey = (uuid: string, kind: CartKind, postcode: string) =>
  viewKey(cartKeys.of(uuid), 'mf-cart', kind, postcode);
