import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const RewardsCardDocument = graphql(/* GraphQL */ `
  query RewardsCard {
    me {
      edr_linked
    }
  }
`);

/** Whether the signed-in shopper has linked a rewards card. */
export const rewardsCardQuery = () =>
  queryOptions({
    queryKey: ['me', 'rewards-card'],
    queryFn: async ({ signal }) =>
      (await request(RewardsCardDocument, {}, { signal })).me?.edr_linked ?? false,
  });
