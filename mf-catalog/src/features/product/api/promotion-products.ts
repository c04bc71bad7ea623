import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const PromotionProductsDocument = graphql(/* GraphQL */ `
  query GetPromotionProductsById($id: ID!) {
    promotions(id: $id) {
      products(limit: 12) {
        card {
          ...CardFields
        }
      }
    }
  }
`);

/** A promotion's available products, most popular first. Empty if the promotion has ended. */
export const promotionProductsQuery = (id: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'promotion-products', id],
    queryFn: async ({ signal }) => {
      const { promotions } = await request(PromotionProductsDocument, { id }, { signal });
      return promotions?.products.map(({ card }) => card) ?? [];
    },
  });
