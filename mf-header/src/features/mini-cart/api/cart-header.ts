import { request, useCartIdentity } from '@saltbush/shared-ui/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const CartHeaderDocument = graphql(/* GraphQL */ `
  query CartHeader($uuid: ID) {
    cart_header(uuid: $uuid) {
      cart_subtotal
      num_items
    }
  }
`);

/** Subtotal (cents) and number of units of a cart; `cart:changed` renews it by its key. */
export const cartHeaderQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['cart', uuid, 'header'],
    queryFn: ({ signal }) => request(CartHeaderDocument, { uuid }, { signal }),
  });

/** Totals of this device's cart; zero while there is none or it is not known yet. */
export function useCartHeader(): { subtotal: number; count: number } {
  const uuid = useCartIdentity((state) => state.uuid);
  const { data } = useQuery({ ...cartHeaderQuery(uuid ?? ''), enabled: uuid !== null });
  const header = uuid ? data?.cart_header : null;
  return { subtotal: header?.cart_subtotal ?? 0, count: header?.num_items ?? 0 };
}
