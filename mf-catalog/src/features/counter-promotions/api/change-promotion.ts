import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPromotionsChangeInput } from '../../../generated/gql/graphql';

const StaffPromotionsChangeDocument = graphql(/* GraphQL */ `
  mutation StaffPromotionsChange($input: StaffPromotionsChangeInput!) {
    staff_promotions_change(input: $input) {
      promotion {
        ...StaffPromotionFields
      }
    }
  }
`);

/** Changes the words and the end of a published promotion. */
export const changePromotion = async (input: StaffPromotionsChangeInput) =>
  (await request(StaffPromotionsChangeDocument, { input })).staff_promotions_change.promotion;
