import { orderKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { OrderFieldsFragment } from '../../../generated/gql/graphql';

const OrderConfirmationDocument = graphql(/* GraphQL */ `
  query OrderConfirmation($reference: String!, $cart_uuid: ID) {
    order(reference: $reference, cart_uuid: $cart_uuid) {
      ...OrderFields
    }
  }
`);

/** A placed order. Money in cents. */
export type PlacedOrder = OrderFieldsFragment;

/** An order of the signed-in user, or of a guest with the cart it came from. Rejects with "Order not found". */
export const orderQuery = (reference: string, cartUuid: string | null) =>
  queryOptions({
    queryKey: viewKey(orderKeys.all, 'mf-cart', reference),
    // The pharmacy goes on with it while the page is in the background.
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }): Promise<PlacedOrder | null> => {
      const variables = { reference, cart_uuid: cartUuid };
      return (await request(OrderConfirmationDocument, variables, { signal })).order ?? null;
    },
  });
