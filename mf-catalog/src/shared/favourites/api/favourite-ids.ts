import { favouriteKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const FavouriteIdsDocument = graphql(/* GraphQL */ `
  query FavouriteIds {
    favourites {
      product_id
    }
  }
`);

const STALE_MS = 5 * 60_000;

/** Ids of the account's favourites, newest first: one request for all hearts of a page. Only for signed-in shoppers. */
export const favouriteIdsQuery = () =>
  queryOptions({
    queryKey: viewKey(favouriteKeys.all, 'mf-catalog', 'ids'),
    queryFn: async ({ signal }) => {
      const { favourites } = await request(FavouriteIdsDocument, {}, { signal });
      return favourites.map(({ product_id }) => product_id);
    },
    // Changes by this browser arrive over the event bus; only those of other devices wait.
    staleTime: STALE_MS,
  });
