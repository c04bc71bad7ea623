import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const RewardsLinkDocument = graphql(/* GraphQL */ `
  query RewardsLink {
    me {
      edr_linked
      edr_auth_token
    }
    rewards {
      edrLinkUrl
    }
  }
`);

/** Fetches what is needed to link a card. The token expires within minutes, so it is requested every time. */
export const fetchRewardsLink = () => request(RewardsLinkDocument);
