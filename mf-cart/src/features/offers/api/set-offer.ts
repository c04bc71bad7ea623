import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import { changeCart } from '../../../shared/cart/change-cart';

const CartSetOfferByCodeDocument = graphql(/* GraphQL */ `
  mutation CartSetOfferByCode($input: CartSetOfferByCodeInput!, $postcode: String) {
    cart_set_offer_by_code(input: $input) {
      offer {
        id
        code
        name
        description
      }
      cart {
        ...CartFields
      }
    }
  }
`);

/** Applies an offer to the cart. Rejects with the API's reason, such as "This offer code is not valid." */
export function setOffer(cart_uuid: string, code: string) {
  return changeCart(cart_uuid, async (postcode) => {
    const variables = { input: { cart_uuid, code }, postcode };
    return (await request(CartSetOfferByCodeDocument, variables)).cart_set_offer_by_code;
  });
}
