import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const CartRewardsCardDocument = graphql(/* GraphQL */ `
  query CartRewardsCard {
    me {
      edr_linked
      edr_card_first2
      edr_card_last4
    }
  }
`);

/** The rewards card of the signed-in user: its first 2 and last 4 digits; null for a guest. */
export const rewardsCardQuery = () =>
  queryOptions({
    queryKey: ['me', 'rewards-card'],
    queryFn: async ({ signal }) => (await request(CartRewardsCardDocument, {}, { signal })).me ?? null,
  });
