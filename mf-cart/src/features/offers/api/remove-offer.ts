import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import { changeCart } from '../../../shared/cart/change-cart';

const CartRemoveOfferDocument = graphql(/* GraphQL */ `
  mutation CartRemoveOffer($input: CartRemoveOfferInput!, $postcode: String) {
    cart_remove_offer(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Removes the offer from the cart. */
export function removeOffer(cart_uuid: string) {
  return changeCart(cart_uuid, async (postcode) => {
    const variables = { input: { cart_uuid }, postcode };
    return (await request(CartRemoveOfferDocument, variables)).cart_remove_offer;
  });
}
