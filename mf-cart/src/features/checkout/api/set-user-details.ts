import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CartSetUserDetailsInput } from '../../../generated/gql/graphql';
import { changeCart } from '../../../shared/cart/change-cart';

const CartSetUserDetailsDocument = graphql(/* GraphQL */ `
  mutation CartSetUserDetails($input: CartSetUserDetailsInput!, $postcode: String) {
    cart_set_user_details(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Stores the customer's contact details on the cart. Rejects with `INVALID_INPUT` and its `fields`. */
export function setUserDetails(cart_uuid: string, details: Omit<CartSetUserDetailsInput, 'cart_uuid'>) {
  return changeCart(cart_uuid, async (postcode) => {
    const variables = { input: { ...details, cart_uuid }, postcode };
    return (await request(CartSetUserDetailsDocument, variables)).cart_set_user_details;
  });
}
