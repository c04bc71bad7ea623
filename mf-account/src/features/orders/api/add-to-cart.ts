import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CartAddItemInput } from '../../../generated/gql/graphql';

const CartAddItemDocument = graphql(/* GraphQL */ `
  mutation CartAddItem($input: CartAddItemInput!) {
    cart_add_item(input: $input) {
      cart {
        uuid
      }
    }
  }
`);

/** Adds a product to a cart. Rejects with the shop's reason if it is not available. */
export const addToCart = (input: CartAddItemInput): Promise<unknown> =>
  request(CartAddItemDocument, { input });
