import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../generated/gql';
import { cartKeys } from './keys';

export const CartHeaderDocument = graphql(/* GraphQL */ `
  query CartHeader($uuid: ID) {
    cart_header(uuid: $uuid) {
      cart_subtotal
      num_items
    }
  }
`);

/** Query for a cart's subtotal (cents) and number of units; `cart:changed` invalidates it by its key. */
export const cartHeaderQuery = (uuid: string) =>
  queryOptions({
    queryKey: cartKeys.header(uuid),
    queryFn: ({ signal }) => request(CartHeaderDocument, { uuid }, { signal }),
  });
