import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffOrderQueuesDocument = graphql(/* GraphQL */ `
  query StaffOrderQueues {
    staff_order_queues {
      queue
      count
      oldest_at
    }
  }
`);

const LOOK_MS = 15_000;

/** How many orders wait in each queue, and since when. */
export const queueLengthsQuery = queryOptions({
  queryKey: ['mf-cart', 'staff-order-queues'] as const,
  queryFn: async ({ signal }) => (await request(StaffOrderQueuesDocument, {}, { signal })).staff_order_queues,
  refetchInterval: LOOK_MS,
  // The title tells the count of a tab in the background too.
  refetchIntervalInBackground: true,
});
