import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPromotionsSaveInput } from '../../../generated/gql/graphql';

const StaffPromotionsSaveDocument = graphql(/* GraphQL */ `
  mutation StaffPromotionsSave($input: StaffPromotionsSaveInput!) {
    staff_promotions_save(input: $input) {
      promotion {
        ...StaffPromotionFields
      }
    }
  }
`);

/** Saves a new draft, once per key, or the version of a draft that was shown. */
export const savePromotion = async (input: StaffPromotionsSaveInput) =>
  (await request(StaffPromotionsSaveDocument, { input })).staff_promotions_save.promotion;
