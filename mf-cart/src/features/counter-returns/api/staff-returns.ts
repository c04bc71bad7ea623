import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffReturnsQuery } from '../../../generated/gql/graphql';
import type { ReturnList } from '../model/return-list';

const StaffReturnsDocument = graphql(/* GraphQL */ `
  query StaffReturns($queue: StaffReturnQueue!, $after: String) {
    staff_returns(queue: $queue, after: $after, first: 50) {
      data {
        reference
        first_name
        last_name
        returns {
          code
          state
          is_refunded_before
          at
          lines {
            name
            quantity
          }
        }
      }
      next
    }
  }
`);

export type ReturnedOrder = StaffReturnsQuery['staff_returns']['data'][number];

/** How often an open queue renews itself. */
const LOOK_MS = 30_000;

/** A page of a queue of returns. */
export const staffReturnsQuery = (list: ReturnList) =>
  queryOptions({
    queryKey: ['mf-cart', 'staff-returns', list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffReturnsDocument, { ...list }, { signal })).staff_returns,
    refetchInterval: LOOK_MS,
  });
