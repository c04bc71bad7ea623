import { request } from '@saltbush/shared-ui/platform';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { PackedOrder } from './staff-packing-fields';

const StaffPackingDocument = graphql(/* GraphQL */ `
  query StaffPacking($reference: String!) {
    staff_order(reference: $reference) {
      ...StaffPackingFields
    }
  }
`);

const packingKey = (reference: string) => ['mf-cart', 'staff-packing', reference] as const;

/** How often an open page looks what colleagues have checked. */
const LOOK_MS = 5000;

/** An order as it is packed; an open page follows what colleagues check. */
export const staffPackingQuery = (reference: string) =>
  queryOptions({
    queryKey: packingKey(reference),
    queryFn: async ({ signal }) =>
      (await request(StaffPackingDocument, { reference }, { signal })).staff_order,
    refetchInterval: LOOK_MS,
  });

/** Shows an order as a step has left it; a look that began before the step is dropped. */
export async function showPacked(queryClient: QueryClient, packed: PackedOrder): Promise<void> {
  const queryKey = packingKey(packed.order.reference);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, packed);
}
