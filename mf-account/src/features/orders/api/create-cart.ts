import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const CartCreateDocument = graphql(/* GraphQL */ `
  mutation CartCreate {
    cart_create {
      cart {
        uuid
      }
    }
  }
`);

/** Creates a cart, or returns the user's open one. */
export const createCart = async (): Promise<string> =>
  (await request(CartCreateDocument, {})).cart_create.cart.uuid;
