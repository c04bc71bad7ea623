import { graphql } from '../../../generated/gql';

/** Fields shown in the mini-cart. Money in cents. */
export const MiniCartFields = graphql(/* GraphQL */ `
  fragment MiniCartFields on Cart {
    uuid
    version
    num_items
    item_total
    discount_total
    cart_subtotal
    cart_total
    cart_savings
    requires_shipping
    questionnaire_passed
    free_shipping_message
    free_shipping_threshold_express
    free_shipping_threshold_standard
    items {
      ...CartLineFields
    }
    unmerged_items {
      quantity
      code
      message
      product {
        id
        name
      }
    }
  }
`);
