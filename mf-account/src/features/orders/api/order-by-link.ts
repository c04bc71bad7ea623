import { orderKeys, viewKey } from '@saltbush/shared-ui/entities';
import { isOutage, request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const OrderByLinkDocument = graphql(/* GraphQL */ `
  query OrderByLink($token: String!) {
    order_by_link(token: $token) {
      ...OrderDetails
    }
  }
`);

/** The one order of a link in a mail. Rejects with LINK_EXPIRED or LINK_INVALID. */
export const orderByLinkQuery = (token: string) =>
  queryOptions({
    queryKey: viewKey(orderKeys.all, 'mf-account', 'link', token),
    queryFn: async ({ signal }) =>
      (await request(OrderByLinkDocument, { token }, { signal })).order_by_link ?? null,
    retry: (count, error) => count < 2 && isOutage(error),
  });
