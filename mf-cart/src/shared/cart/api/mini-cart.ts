import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import { cartKey, type MiniCart } from '../cart';
import { newerCart, readOpenCart } from '../cart-freshness';

const MinicartDocument = graphql(/* GraphQL */ `
  query Minicart($uuid: ID!, $postcode: String) {
    cart_mini(uuid: $uuid, postcode: $postcode) {
      ...MiniCartFields
    }
  }
`);

/** The cart as shown in the mini-cart; null when it no longer exists. */
export const miniCartQuery = (uuid: string, postcode: string) =>
  queryOptions({
    queryKey: cartKey(uuid, 'mini', postcode),
    queryFn: async ({ client, queryKey, signal }): Promise<MiniCart | null> => {
      const fresh = await readOpenCart(uuid, async () => {
        const answer = await request(MinicartDocument, { uuid, postcode }, { signal });
        return answer.cart_mini ?? null;
      });
      return newerCart(client, queryKey, fresh);
    },
  });
