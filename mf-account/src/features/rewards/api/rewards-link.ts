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

/** How to link a card now: the token is of use for minutes only, so it is asked for each time. */
export const fetchRewardsLink = () => request(RewardsLinkDocument);
