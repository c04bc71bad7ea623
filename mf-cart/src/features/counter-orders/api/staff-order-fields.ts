import { graphql } from '../../../generated/gql';
import type { StaffOrderFieldsFragment } from '../../../generated/gql/graphql';

export const StaffOrderFieldsDocument = graphql(/* GraphQL */ `
  fragment StaffOrderFields on StaffOrder {
    queue
    customer_id
    refunded_total
    review {
      staff_name
      at
    }
    call {
      lines
      is_due
      phone
      attempts {
        outcome
        at
        staff_name
      }
    }
    lines {
      line
      units
      script_type
      script_state
      patient {
        first_name
        last_name
        dob
        allergies
        conditions
        medication
        is_pregnant_breastfeeding
      }
    }
    packing {
      lines {
        units
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
    earlier {
      reference
      created_at
      state
      is_approved
      order_total
      shipping_method {
        name
      }
    }
    order {
      reference
      created_at
      state
      is_approved
      timeline {
        state
        at
      }
      items {
        product_id
        name
        code
        quantity
        unit_price
        line_total
        schedule
        frequency
      }
      item_total
      discount_total
      offer_code
      discounts {
        kind
        amount
      }
      shipping_total
      order_total
      first_name
      last_name
      email
      shipping_method {
        name
        type
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
      }
      delivery_instructions
      authority_to_leave
      tracking {
        carrier
        number
      }
      payment {
        brand
        last4
        status
      }
      refunds {
        id
        lines {
          line
          quantity
        }
        shipping
        reason
        amount
        at
      }
      returns {
        code
        state
        at
        received_at
        settled_at
        decline_reason
        is_refunded_before
        lines {
          line
          name
          quantity
          reason
        }
      }
    }
  }
`);

/** An order as the pharmacy works on it. Money in cents. */
export type StaffOrder = StaffOrderFieldsFragment;
