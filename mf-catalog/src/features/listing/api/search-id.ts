import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { ListingInput } from '../../../generated/gql/graphql';

const SearchIdDocument = graphql(/* GraphQL */ `
  query SearchId($input: ListingInput!) {
    listing(input: $input) {
      queryID
    }
  }
`);

/** The visitor's own id of a listing that came with the document, whichever of its pages. Asking for it counts the search. */
export const searchIdQuery = (input: ListingInput) =>
  queryOptions({
    queryKey: ['mf-catalog', 'search-id', { ...input, page: 1 }],
    queryFn: async () =>
      (await request(SearchIdDocument, { input: { ...input, page: 1, per_page: 1 } })).listing?.queryID ??
      null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
