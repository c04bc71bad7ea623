import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const RelatedProductsDocument = graphql(/* GraphQL */ `
  query RelatedProducts($id: ID!) {
    recommended_products(input: { models: [related_products, bought_together], product_ids: [$id], limit: 12 }) {
      data {
        ...CardFields
      }
    }
  }
`);

/** Products related to a product or bought together with it, best match first. */
export const relatedProductsQuery = (id: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'related-products', id],
    queryFn: async ({ signal }) =>
      (await request(RelatedProductsDocument, { id }, { signal })).recommended_products.data,
  });
