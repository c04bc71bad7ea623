import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPromotionsDiscardInput } from '../../../generated/gql/graphql';

const StaffPromotionsDiscardDocument = graphql(/* GraphQL */ `
  mutation StaffPromotionsDiscard($input: StaffPromotionsDiscardInput!) {
    staff_promotions_discard(input: $input) {
      promotion_id
    }
  }
`);

/** Discards a draft. */
export const discardPromotion = (input: StaffPromotionsDiscardInput) =>
  request(StaffPromotionsDiscardDocument, { input });
