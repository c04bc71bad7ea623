import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffPromotionDocument = graphql(/* GraphQL */ `
  query StaffPromotion($id: ID!) {
    staff_promotion(id: $id) {
      ...StaffPromotionFields
    }
  }
`);

export const staffPromotionKey = (id: string) => ['mf-catalog', 'staff-promotion', id] as const;

/** A promotion for staff. */
export const staffPromotionQuery = (id: string) =>
  queryOptions({
    queryKey: staffPromotionKey(id),
    queryFn: async ({ signal }) =>
      (await request(StaffPromotionDocument, { id }, { signal })).staff_promotion,
  });
