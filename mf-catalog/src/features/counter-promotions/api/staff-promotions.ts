import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffPromotionsQuery } from '../../../generated/gql/graphql';
import type { PromotionList } from '../model/promotion-list';

const StaffPromotionsDocument = graphql(/* GraphQL */ `
  query StaffPromotions($show: StaffPromotionState!, $after: String) {
    staff_promotions(show: $show, after: $after, first: 50) {
      data {
        id
        display_title
        numbers {
          kind
          n
          percent
          price
          spend
          save
          points
        }
        state
        from
        until
        product_count
        changed_by
      }
      next
    }
  }
`);

export type ListedPromotion = StaffPromotionsQuery['staff_promotions']['data'][number];

export const PROMOTIONS_KEY = ['mf-catalog', 'staff-promotions'] as const;

/** A page of promotions. */
export const staffPromotionsQuery = (list: PromotionList) =>
  queryOptions({
    queryKey: [...PROMOTIONS_KEY, list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffPromotionsDocument, { ...list }, { signal })).staff_promotions,
  });
