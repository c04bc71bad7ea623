import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffProductDocument = graphql(/* GraphQL */ `
  query StaffProduct($id: ID!) {
    staff_product(id: $id) {
      ...StaffProductFields
    }
  }
`);

export const staffProductKey = (id: string) => ['mf-catalog', 'staff-product', id] as const;

/** How often an open page looks what was sold, or changed by a colleague. */
const LOOK_MS = 30_000;

/** A product for staff. */
export const staffProductQuery = (id: string) =>
  queryOptions({
    queryKey: staffProductKey(id),
    queryFn: async ({ signal }) => (await request(StaffProductDocument, { id }, { signal })).staff_product,
    refetchInterval: LOOK_MS,
  });
