import { subscriptionKeys } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../generated/gql';

export const JourneyConsultTimesDocument = graphql(/* GraphQL */ `
  query JourneyConsultTimes($subscription_id: ID!) {
    journey_consult_times(subscription_id: $subscription_id) {
      date
      label
      slots {
        starts_at
        label
        is_available
        message
        is_current
        has_other_fee
      }
    }
  }
`);

/** The times to which a program's consult can be moved; always fetched afresh, because others book too. */
export const consultTimesQuery = (subscription_id: string) =>
  queryOptions({
    queryKey: [...subscriptionKeys.all, 'consult-times', subscription_id],
    queryFn: async ({ signal }) =>
      (await request(JourneyConsultTimesDocument, { subscription_id }, { signal })).journey_consult_times,
    staleTime: 0,
  });
