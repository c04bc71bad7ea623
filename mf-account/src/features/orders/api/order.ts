import { orderKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { OrderDetailsFragment } from '../../../generated/gql/graphql';

const OrderDocument = graphql(/* GraphQL */ `
  query Order($reference: String!) {
    order(reference: $reference) {
      ...OrderDetails
    }
  }
`);

export type OrderDetails = OrderDetailsFragment;

/** One of the signed-in user's orders. Rejects with "Order not found" for another customer's order. */
export const orderQuery = (reference: string) =>
  queryOptions({
    queryKey: viewKey(orderKeys.all, 'mf-account', 'one', reference),
    // The pharmacy goes on with it while the page is in the background.
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => (await request(OrderDocument, { reference }, { signal })).order ?? null,
  });
