import { request } from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { ListingInput } from '../../../generated/gql/graphql';
import { listingQuery } from './listing';

const SearchIdDocument = graphql(/* GraphQL */ `
  query SearchId($input: ListingInput!) {
    listing(input: $input) {
      queryID
    }
  }
`);

/**
 * Returns the visitor's own id of a listing that came with the document, whichever of its pages; null if it cannot be
 * had. Asking for it counts the search, once.
 */
export async function findSearchId(client: QueryClient, input: ListingInput): Promise<string | null> {
  const known = client.getQueryData(listingQuery(input).queryKey)?.queryID;
  if (known) return known;
  const whole = { ...input, page: 1, per_page: 1 };
  const asked = client.fetchQuery({
    queryKey: ['mf-catalog', 'search-id', whole],
    queryFn: async () => (await request(SearchIdDocument, { input: whole })).listing?.queryID ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return asked.catch(() => null);
}
