import { graphql } from '../../../generated/gql';
import type { StaffProductFieldsFragment } from '../../../generated/gql/graphql';

export const StaffProductFieldsDocument = graphql(/* GraphQL */ `
  fragment StaffProductFields on StaffProduct {
    product {
      id
      code
      name
      schedule
      is_on_sale
      stock
      is_low
      price
      sale_price
    }
    slug
    prices {
      type
      min_qty
      value
    }
    picture {
      url
      alt
    }
    photo {
      id
      alt
      at
      staff_name
    }
    photo_version
    may_be_promoted
    waiting
    price_changes {
      id
      type
      value
      from
      state
      staff_name
    }
    movements {
      id
      at
      reason
      change
      stock
      staff_name
    }
    shelves {
      pharmacy_id
      name
      stock
    }
    shelf_movements {
      id
      at
      pharmacy
      reason
      change
      stock
      staff_name
    }
  }
`);

/** A product as staff work on it. Money in cents. */
export type StaffProduct = StaffProductFieldsFragment;
