import { ALERT_WORDING } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

export const AccountAlertsSetDocument = graphql(/* GraphQL */ `
  mutation AccountAlertsSet($input: FavouriteAlertsSetInput!) {
    favourite_alerts_set(input: $input) {
      wanted
    }
  }
`);

/** Stores the shopper's consent to mails about favourites, or its withdrawal. Rejects with the API's error. */
export const setFavouriteAlerts = async (wanted: boolean) =>
  (await request(AccountAlertsSetDocument, { input: { wanted, wording: ALERT_WORDING } }))
    .favourite_alerts_set;
