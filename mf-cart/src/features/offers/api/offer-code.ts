import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import { changeCart } from '../../../model/change-cart';

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

const CartRemoveOfferDocument = graphql(/* GraphQL */ `
  mutation CartRemoveOffer($input: CartRemoveOfferInput!, $postcode: String) {
    cart_remove_offer(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Puts an offer on the cart; rejects with the api's reason, such as "This offer code is not valid." */
export function setOffer(cart_uuid: string, code: string) {
  return changeCart(cart_uuid, async (postcode) => {
    const variables = { input: { cart_uuid, code }, postcode };
    return (await request(CartSetOfferByCodeDocument, variables)).cart_set_offer_by_code;
  });
}

/** Takes the offer off the cart. */
export function removeOffer(cart_uuid: string) {
  return changeCart(cart_uuid, async (postcode) => {
    const variables = { input: { cart_uuid }, postcode };
    return (await request(CartRemoveOfferDocument, variables)).cart_remove_offer;
  });
}
