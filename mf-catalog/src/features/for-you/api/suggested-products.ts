import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const SuggestedProductsDocument = graphql(/* GraphQL */ `
  query SuggestedProducts($input: RecommendedProductsInput!) {
    recommended_products(input: $input) {
      data {
        ...CardFields
      }
    }
  }
`);

const SHOWN = 12;

/** Products bought together with these or like them; without any, what is popular in the whole shop. */
export const suggestedProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['mf-catalog', 'suggested-products', ids],
    queryFn: async ({ signal }) => {
      const input =
        ids.length > 0
          ? { models: ['bought_together' as const, 'related_products' as const], product_ids: [...ids] }
          : { models: ['popular' as const] };
      const variables = { input: { ...input, limit: SHOWN } };
      return (await request(SuggestedProductsDocument, variables, { signal })).recommended_products.data;
    },
  });
