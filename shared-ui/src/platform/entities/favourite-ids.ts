import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../generated/gql';
import { favouriteKeys } from './keys';

export const FavouriteIdsDocument = graphql(/* GraphQL */ `
  query FavouriteIds {
    favourite_ids
  }
`);

const STALE_MS = 5 * 60_000;

/**
 * Query for the ids of the account's favourites, newest first: one request for the header and all hearts of a page. Only
 * for signed-in shoppers. `favourites:changed` invalidates it by its key.
 */
export const favouriteIdsQuery = () =>
  queryOptions({
    queryKey: favouriteKeys.ids,
    queryFn: async ({ signal }) => (await request(FavouriteIdsDocument, {}, { signal })).favourite_ids,
    // Changes by this browser arrive over the event bus; only those of other devices wait.
    staleTime: STALE_MS,
  });
