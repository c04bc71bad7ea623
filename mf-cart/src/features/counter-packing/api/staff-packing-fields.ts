import { graphql } from '../../../generated/gql';
import type { StaffPackingFieldsFragment } from '../../../generated/gql/graphql';

export const StaffPackingFieldsDocument = graphql(/* GraphQL */ `
  fragment StaffPackingFields on StaffOrder {
    queue
    packing {
      round
      lines {
        line
        name
        code
        size
        schedule
        is_cold
        is_medicine
        has_barcode
        is_withdrawn
        units
        from_shelf
        checked
      }
      checks {
        line
        name
        how
        reason
        staff_name
        at
      }
      restarts {
        staff_name
        at
        checks {
          line
          name
          how
          reason
          staff_name
          at
        }
      }
    }
    order {
      reference
      created_at
      state
      is_approved
      first_name
      last_name
      shipping_method {
        name
      }
      shipping_address {
        first_name
        last_name
        address_1
        address_2
        suburb
        state
        postcode
        phone
      }
      cnc_location {
        name
        ready_by
      }
      delivery_instructions
      authority_to_leave
      items {
        line
        name
        quantity
        refunded_quantity
        unit_price
      }
      order_total
      shipping_total
      discount_total
      discounts {
        kind
        amount
      }
      gst_total
      refund_total
    }
  }
`);

/** An order as it is packed. Money in cents. */
export type PackedOrder = StaffPackingFieldsFragment;
