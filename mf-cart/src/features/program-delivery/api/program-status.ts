import { WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import { subscriptionKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const ProgramStatusDocument = graphql(/* GraphQL */ `
  query ProgramStatus($journey_id: ID!) {
    journey_subscriptions(journey_id: $journey_id) {
      id
      status
      next_period_at
    }
  }
`);

/** Statuses of the shopper's Weight Management Program subscriptions (section 7.g). */
export const programStatusQuery = () =>
  queryOptions({
    queryKey: viewKey(subscriptionKeys.status, 'mf-cart'),
    queryFn: async ({ signal }) => {
      const variables = { journey_id: String(WEIGHT_LOSS_JOURNEY_ID) };
      return (await request(ProgramStatusDocument, variables, { signal })).journey_subscriptions;
    },
  });
