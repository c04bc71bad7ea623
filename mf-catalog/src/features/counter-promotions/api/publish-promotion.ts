import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPromotionsPublishInput } from '../../../generated/gql/graphql';

const StaffPromotionsPublishDocument = graphql(/* GraphQL */ `
  mutation StaffPromotionsPublish($input: StaffPromotionsPublishInput!) {
    staff_promotions_publish(input: $input) {
      promotion {
        ...StaffPromotionFields
      }
    }
  }
`);

/** Publishes a draft. */
export const publishPromotion = async (input: StaffPromotionsPublishInput) =>
  (await request(StaffPromotionsPublishDocument, { input })).staff_promotions_publish.promotion;
