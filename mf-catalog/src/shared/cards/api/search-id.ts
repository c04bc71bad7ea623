import { hasConsent, request, sendSearchClick } from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { ListingInput } from '../../../generated/gql/graphql';
import type { FoundCard } from '../card-model';

const SearchIdDocument = graphql(/* GraphQL */ `
  query SearchId($input: ListingInput!) {
    listing(input: $input) {
      queryID
    }
  }
`);

interface Found {
  data: { id: string }[];
  queryID?: string;
}

/** The query of the listing that the page shows, or showed when one of its cards was followed. */
function shownListing(client: QueryClient, card?: FoundCard) {
  const holds = ({ data }: Found) => !card || data.some(({ id }) => id === card.id);
  const listings = client
    .getQueryCache()
    .findAll({ queryKey: ['mf-catalog', 'listing'] })
    .filter(({ state }) => state.data && holds(state.data as Found));
  return listings.find((listing) => listing.isActive()) ?? (card && listings.at(-1));
}

/**
 * Returns the visitor's own id of a listing that came with the document; null if it cannot be had. Asking for it counts
 * the search, once, whichever page is shown.
 */
async function findSearchId(client: QueryClient, card?: FoundCard): Promise<string | null> {
  const shown = shownListing(client, card);
  if (!shown) return null;
  // Its own request counts it, if that is made because the document was old.
  if (shown.state.fetchStatus === 'fetching') await shown.promise?.catch(() => undefined);
  const { queryID } = shown.state.data as Found;
  if (queryID) return queryID;
  const input = { ...(shown.queryKey[2] as ListingInput), page: 1, per_page: 1 };
  const asked = client.fetchQuery({
    queryKey: ['mf-catalog', 'search-id', input],
    queryFn: async () => (await request(SearchIdDocument, { input })).listing?.queryID ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return asked.catch(() => null);
}

/** Counts a search, or reports the click on a result to the search service if the visitor consented. */
export async function count(client: QueryClient, card?: FoundCard, index = 0): Promise<void> {
  if (card && !hasConsent()) return;
  const queryID = card?.queryID ?? (await findSearchId(client, card));
  if (card && queryID) sendSearchClick({ objectID: card.id, queryID, index });
}
