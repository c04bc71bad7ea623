import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const FavouriteAlertsStopDocument = graphql(/* GraphQL */ `
  mutation FavouriteAlertsStop($input: FavouriteAlertsStopInput!) {
    favourite_alerts_stop(input: $input) {
      wanted
    }
  }
`);

/** Stops the mails that the token's link was in. */
export const stopFavouriteAlerts = (token: string) =>
  request(FavouriteAlertsStopDocument, { input: { token } });
