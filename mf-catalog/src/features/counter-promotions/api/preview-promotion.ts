import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPromotionPreviewInput, StaffPromotionPreviewQuery } from '../../../generated/gql/graphql';

const StaffPromotionPreviewDocument = graphql(/* GraphQL */ `
  query StaffPromotionPreview($input: StaffPromotionPreviewInput!) {
    staff_promotion_preview(input: $input) {
      at
      lines {
        product_id
        name
        quantity
        unit_price
        without
        with
        promotion
        messages
      }
      without
      with
      points_without
      points_with
    }
  }
`);

/** A cart with a promotion and without it. Money in cents. */
export type PromotionPreview = StaffPromotionPreviewQuery['staff_promotion_preview'];

/** Prices a cart with a promotion and without it. */
export const previewPromotion = async (input: StaffPromotionPreviewInput): Promise<PromotionPreview> =>
  (await request(StaffPromotionPreviewDocument, { input })).staff_promotion_preview;
