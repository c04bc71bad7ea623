import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CartSetShippingAddressInput } from '../../../generated/gql/graphql';
import { changeCart } from '../../../shared/cart/change-cart';

const CartSetShippingAddressDocument = graphql(/* GraphQL */ `
  mutation CartSetShippingAddress($input: CartSetShippingAddressInput!, $postcode: String) {
    cart_set_shipping_address(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Stores the delivery address on the cart. Rejects with `INVALID_INPUT` and its `fields`. */
export function setShippingAddress(
  cart_uuid: string,
  address: Omit<CartSetShippingAddressInput, 'cart_uuid'>,
) {
  return changeCart(cart_uuid, async (postcode) => {
    const variables = { input: { ...address, cart_uuid }, postcode };
    return (await request(CartSetShippingAddressDocument, variables)).cart_set_shipping_address;
  });
}
