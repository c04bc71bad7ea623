import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const RootCategoriesDocument = graphql(/* GraphQL */ `
  query RootCategories {
    categories {
      id
      title
      url
    }
  }
`);

/** The top-level categories, in menu order. */
export const rootCategoriesQuery = () =>
  queryOptions({
    queryKey: ['mf-catalog', 'root-categories'],
    queryFn: async ({ signal }) => (await request(RootCategoriesDocument, {}, { signal })).categories,
    staleTime: 5 * 60_000,
  });
