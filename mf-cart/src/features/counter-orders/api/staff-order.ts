import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffOrderDocument = graphql(/* GraphQL */ `
  query StaffOrder($reference: String!) {
    staff_order(reference: $reference) {
      ...StaffOrderFields
    }
  }
`);

export const staffOrderKey = (reference: string) => ['mf-cart', 'staff-order', reference] as const;

/** How often an open page looks whether a colleague has changed the order. */
const LOOK_MS = 20_000;

/** An order for staff; an open page follows what colleagues do. */
export const staffOrderQuery = (reference: string) =>
  queryOptions({
    queryKey: staffOrderKey(reference),
    queryFn: async ({ signal }) => (await request(StaffOrderDocument, { reference }, { signal })).staff_order,
    refetchInterval: LOOK_MS,
  });
