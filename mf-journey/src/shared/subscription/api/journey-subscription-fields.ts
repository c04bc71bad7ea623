import { graphql } from '../../../generated/gql';

/** Subscription fields shown on the member pages. Money in cents. */
export const JourneySubscriptionFields = graphql(/* GraphQL */ `
  fragment JourneySubscriptionFields on JourneySubscription {
    id
    status
    is_active
    created_at
    consult_state
    next_period_at
    next_billing_at
    pause {
      from
      until
    }
    pause_options {
      months
      until
    }
    payment_failed_at
    payment_retry_at
    num_free_consults
    consent
    refunds_fee
    is_refused
    readable_until
    record_check {
      facts
      is_waiting
    }
    offer {
      id
      price
      charged_now
      expires_at
      consent
      items {
        name
        quantity
        price
        repeats
      }
    }
    answered_offer {
      id
      outcome
    }
    voucher_code
    voucher_discount
    items_total
    discount_total
    program_fee
    total
    prescribed_items_total
    nonprescribed_items_total
    journey {
      id
      name
      price
    }
    patient {
      uuid
      first_name
      last_name
    }
    upcoming_booking {
      id
      appointment_at
      status
      free_until
      is_first
      paid
    }
    can_book_first
    past_consults {
      id
      appointment_at
      status
      missed_calls
      paid
      refunded
    }
    last_order {
      reference
      created_at
      order_total
      gst_total
      items {
        product_id
      }
    }
    orders {
      reference
      created_at
      first_name
      last_name
      order_total
      items {
        name
        quantity
        unit_price
      }
    }
    lessons {
      status
      percent
      body
      lesson {
        id
        name
        slug
        description
        read_minutes
        week
      }
    }
    current_lesson {
      lesson {
        id
      }
    }
    items {
      id
      is_prescribed
      quantity
      price
      price_type
      product {
        id
        name
        slug
        brand {
          name
        }
        primary_image {
          url
        }
      }
    }
  }
`);
