import { ALERT_WORDING } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const FavouriteAlertsSetDocument = graphql(/* GraphQL */ `
  mutation FavouriteAlertsSet($input: FavouriteAlertsSetInput!) {
    favourite_alerts_set(input: $input) {
      wanted
    }
  }
`);

/** Stores the shopper's consent to the wording that they were asked with, or its withdrawal. */
export async function setFavouriteAlerts(wanted: boolean) {
  const input = { wanted, wording: ALERT_WORDING };
  return (await request(FavouriteAlertsSetDocument, { input })).favourite_alerts_set;
}
