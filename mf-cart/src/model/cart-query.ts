import { request } from '@saltbush/shared-ui/platform';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { graphql } from '../generated/gql';
import { type Cart, cartKey, type MiniCart } from './cart';
import { forgetCart, isCartGone } from './cart-gone';

const CartPageDocument = graphql(/* GraphQL */ `
  query CartPage($uuid: ID!, $postcode: String) {
    cart_page(uuid: $uuid, postcode: $postcode) {
      ...CartFields
    }
  }
`);

const MinicartDocument = graphql(/* GraphQL */ `
  query Minicart($uuid: ID!, $postcode: String) {
    cart_mini(uuid: $uuid, postcode: $postcode) {
      ...MiniCartFields
    }
  }
`);

/** An answer that left the api before the last change was stored never replaces what is known since. */
export function newerCart<Known extends { version: number }>(
  client: QueryClient,
  queryKey: readonly unknown[],
  fresh: Known | null,
): Known | null {
  const known = client.getQueryData<Known | null>(queryKey);
  return known && fresh && known.version > fresh.version ? known : fresh;
}

/** A cart that is gone is an empty one: the device forgets it. */
async function unlessGone<Result>(uuid: string, read: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (!isCartGone(error)) throw error;
    forgetCart(uuid);
    return null;
  }
}

/** The whole cart, for the cart page and the checkout; null when it is gone. */
export const cartPageQuery = (uuid: string, postcode: string) =>
  queryOptions({
    queryKey: cartKey(uuid, 'page', postcode),
    queryFn: async ({ client, queryKey, signal }): Promise<Cart | null> => {
      const fresh = await unlessGone(uuid, async () => {
        const answer = await request(CartPageDocument, { uuid, postcode }, { signal });
        return answer.cart_page ?? null;
      });
      return newerCart(client, queryKey, fresh);
    },
  });

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
