import { graphql } from '../../../generated/gql';
import type { StaffPromotionFieldsFragment } from '../../../generated/gql/graphql';

export const StaffPromotionFieldsDocument = graphql(/* GraphQL */ `
  fragment StaffPromotionFields on StaffPromotion {
    promotion {
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
    version
    display_info
    met_message
    unmet_message
    mix_and_match
    products {
      id
      code
      name
      price
    }
    warnings
    changed_at
  }
`);

/** A promotion as staff work on it. Money in cents. */
export type StaffPromotion = StaffPromotionFieldsFragment;
export type PromotedProduct = StaffPromotion['products'][number];
