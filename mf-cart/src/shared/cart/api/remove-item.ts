import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CartRemoveItemInput } from '../../../generated/gql/graphql';

const CartRemoveItemDocument = graphql(/* GraphQL */ `
  mutation CartRemoveItem($input: CartRemoveItemInput!, $postcode: String) {
    cart_remove_item(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Removes a line from the cart; resolves to the updated cart. */
export async function removeItem(input: CartRemoveItemInput, postcode: string) {
  return (await request(CartRemoveItemDocument, { input, postcode })).cart_remove_item;
}
