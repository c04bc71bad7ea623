import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import { cartKey, type MiniCart } from '../cart';
import { newerCart, unlessGone } from '../cart-freshness';

const MinicartDocument = graphql(/* GraphQL */ `
  query Minicart($uuid: ID!, $postcode: String) {
    cart_mini(uuid: $uuid, postcode: $postcode) {
      ...MiniCartFields
    }
  }
`);

/** What the mini-cart sheet shows; null when the cart is gone. */
export const miniCartQuery = (uuid: string, postcode: string) =>
  queryOptions({
    queryKey: cartKey(uuid, 'mini', postcode),
    queryFn: async ({ client, queryKey, signal }): Promise<MiniCart | null> => {
      const fresh = await unlessGone(uuid, async () => {
        const answer = await request(MinicartDocument, { uuid, postcode }, { signal });
        return answer.cart_mini ?? null;
      });
      return newerCart(client, queryKey, fresh);
    },
  });
