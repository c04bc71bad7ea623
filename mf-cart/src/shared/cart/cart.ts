import { cartKeys, viewKey } from '@saltbush/shared-ui/entities';
import type { CartFieldsFragment, MiniCartFieldsFragment } from '../../generated/gql/graphql';

/** The cart as shown in the mini-cart, a subset of the full cart. Money in cents. */
export type MiniCart = MiniCartFieldsFragment;
/** The cart as shown on the cart page and in the checkout. Money in cents. */
export type Cart = CartFieldsFragment;
export type CartLine = MiniCart['items'][number];
export type ShippingMethod = Cart['available_shipping_methods'][number];
export type CollectLocation = ShippingMethod['locations'][number];

/** What a query holds: the full cart, or the mini-cart's subset. */
export type CartKind = 'page' | 'mini';

/** Query keys of this remote's cart views; `cart:changed` invalidates them along with the cart. */
export const cartKey = (uuid: string, kind: CartKind, postcode: string) =>
  viewKey(cartKeys.of(uuid), 'mf-cart', kind, postcode);
