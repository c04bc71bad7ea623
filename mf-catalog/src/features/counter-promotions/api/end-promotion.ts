import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPromotionsEndInput } from '../../../generated/gql/graphql';

const StaffPromotionsEndDocument = graphql(/* GraphQL */ `
  mutation StaffPromotionsEnd($input: StaffPromotionsEndInput!) {
    staff_promotions_end(input: $input) {
      promotion {
        ...StaffPromotionFields
      }
    }
  }
`);

/** Ends a published promotion now. */
export const endPromotion = async (input: StaffPromotionsEndInput) =>
  (await request(StaffPromotionsEndDocument, { input })).staff_promotions_end.promotion;
