import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../generated/gql';
import type { RewardsCardQuery } from '../../generated/gql/graphql';
import { meKeys } from './keys';

export const RewardsCardDocument = graphql(/* GraphQL */ `
  query RewardsCard {
    me {
      edr_linked
      edr_card_first2
      edr_card_last4
    }
  }
`);

export type RewardsCard = NonNullable<RewardsCardQuery['me']>;

/** Query for the first 2 and last 4 digits of the signed-in user's rewards card; null for a guest. */
export const rewardsCardQuery = () =>
  queryOptions({
    queryKey: meKeys.rewardsCard,
    queryFn: async ({ signal }) => (await request(RewardsCardDocument, {}, { signal })).me ?? null,
  });
