import { favouriteKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const FavouriteAlertsDocument = graphql(/* GraphQL */ `
  query FavouriteAlerts {
    favourite_alerts {
      wanted
    }
  }
`);

/** Whether the account gets mails about its favourites. Only for signed-in shoppers. */
export const favouriteAlertsQuery = () =>
  queryOptions({
    queryKey: viewKey(favouriteKeys.all, 'mf-catalog', 'alerts'),
    queryFn: async ({ signal }) => (await request(FavouriteAlertsDocument, {}, { signal })).favourite_alerts,
  });
