import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import { type Cart, cartKey } from '../cart';
import { newerCart, readOpenCart } from '../cart-freshness';

const CartPageDocument = graphql(/* GraphQL */ `
  query CartPage($uuid: ID!, $postcode: String) {
    cart_page(uuid: $uuid, postcode: $postcode) {
      ...CartFields
    }
  }
`);

/** The whole cart, for the cart page and the checkout; null when it no longer exists. */
export const cartPageQuery = (uuid: string, postcode: string) =>
  queryOptions({
    queryKey: cartKey(uuid, 'page', postcode),
    queryFn: async ({ client, queryKey, signal }): Promise<Cart | null> => {
      const fresh = await readOpenCart(uuid, async () => {
        const answer = await request(CartPageDocument, { uuid, postcode }, { signal });
        return answer.cart_page ?? null;
      });
      return newerCart(client, queryKey, fresh);
    },
  });
