import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const ProductViewsMergeDocument = graphql(/* GraphQL */ `
  mutation ProductViewsMerge($product_ids: [ID!]!) {
    product_views_merge(product_ids: $product_ids) {
      product_ids
    }
  }
`);

/** Key of all views of accounts. */
export const ACCOUNT_VIEWS = ['mf-catalog', 'account-views'] as const;

/** The account's views, latest first, with those of this device (rule look-07). Only for signed-in shoppers. */
export const accountViewsQuery = (deviceIds: readonly string[]) =>
  queryOptions({
    queryKey: [...ACCOUNT_VIEWS, deviceIds],
    queryFn: async ({ signal }) => {
      const variables = { product_ids: [...deviceIds] };
      return (await request(ProductViewsMergeDocument, variables, { signal })).product_views_merge
        .product_ids;
    },
  });
