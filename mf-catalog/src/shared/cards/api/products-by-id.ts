import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const ProductsByIdDocument = graphql(/* GraphQL */ `
  query ProductsById($ids: [ID!]!) {
    products(ids: $ids) {
      ...CardFields
    }
  }
`);

/** Cards of available products, in the order of the given ids. */
export const productsByIdQuery = (ids: string[]) =>
  queryOptions({
    queryKey: ['mf-catalog', 'products', ids],
    queryFn: async ({ signal }) => (await request(ProductsByIdDocument, { ids }, { signal })).products,
  });
