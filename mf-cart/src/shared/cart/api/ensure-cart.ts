import { request, setCartUuid, useCartIdentity } from '@saltbush/shared-ui/platform';
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

let creating: Promise<string> | null = null;

async function create(): Promise<string> {
  const { cart_create } = await request(CartCreateDocument, {});
  setCartUuid(cart_create.cart.uuid);
  return cart_create.cart.uuid;
}

/** Returns the uuid of this device's cart, creating it on first use. Concurrent callers share one request. */
export async function ensureCart(): Promise<string> {
  const { uuid } = useCartIdentity.getState();
  if (uuid) return uuid;
  creating ??= create().finally(() => {
    creating = null;
  });
  return creating;
}
