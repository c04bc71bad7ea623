import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CartSetShippingMethodInput } from '../../../generated/gql/graphql';
import { changeCart } from '../change-cart';

const CartSetShippingMethodDocument = graphql(/* GraphQL */ `
  mutation CartSetShippingMethod($input: CartSetShippingMethodInput!, $postcode: String) {
    cart_set_shipping_method(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

export type ShippingChoice = Omit<CartSetShippingMethodInput, 'cart_uuid' | 'postcode'>;

/** Sets the cart's delivery or collection method for the shopper's postcode. Rejects with the API's error. */
export function setShippingMethod(cart_uuid: string, choice: ShippingChoice) {
  return changeCart(cart_uuid, async (postcode) => {
    const input = { ...choice, cart_uuid, postcode };
    return (await request(CartSetShippingMethodDocument, { input, postcode })).cart_set_shipping_method;
  });
}
