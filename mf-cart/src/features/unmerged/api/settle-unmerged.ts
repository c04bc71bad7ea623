import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import { changeCart } from '../../../shared/cart/change-cart';

const CartSettleUnmergedDocument = graphql(/* GraphQL */ `
  mutation CartSettleUnmerged($input: CartSettleUnmergedInput!, $postcode: String) {
    cart_settle_unmerged(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Adds what was not merged at sign-in, or leaves it out. Rejects with the api's error, such as that the cart is full. */
export function settleUnmerged(cart_uuid: string, is_added: boolean) {
  return changeCart(cart_uuid, async (postcode) => {
    const variables = { input: { cart_uuid, is_added }, postcode };
    return (await request(CartSettleUnmergedDocument, variables)).cart_settle_unmerged;
  });
}
