import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CartEditItemInput } from '../../../generated/gql/graphql';

const CartEditItemDocument = graphql(/* GraphQL */ `
  mutation CartEditItem($input: CartEditItemInput!, $postcode: String) {
    cart_edit_item(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Sets a line's quantity; resolves to the updated cart. */
export async function editItem(input: CartEditItemInput, postcode: string) {
  return (await request(CartEditItemDocument, { input, postcode })).cart_edit_item;
}
