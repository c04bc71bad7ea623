import { graphql } from '../../../generated/gql';
import type { StaffAppointmentFieldsFragment } from '../../../generated/gql/graphql';

export const StaffAppointmentFieldsDocument = graphql(/* GraphQL */ `
  fragment StaffAppointmentFields on StaffAppointment {
    has_begun
    medicine
    notes
    note
    ended_by
    ended_at
    consulted_on
    can_certify
    no_script
    requested {
      product_id
      name
      per_supply
      supplies
    }
    scripts {
      against
      why
      reason
      ended_by
      ended_at
      can_withdraw
      taken_off {
        at
        staff_name
        reason
      }
      script {
        number
        status
        product_name
        quantity
        supplies
        supplies_left
        directions
        expires_on
        issued_by
        issued_at
      }
    }
    returned_fee {
      returned_by
      returned_at
      reason
    }
    certificates {
      reason
      ended_by
      ended_at
      certificate {
        version
        status
        purpose
        from
        to
        patient_name
        issued_by
        issued_at
      }
    }
    booking {
      uuid
      booking_type
      status
      starts_at
      ends_at
      state
      contact_method
      first_name
      last_name
      fee
      refunded
      missed_calls
      reference
      created_at
    }
    patient {
      dob
      gender
      phone
      email
    }
    record {
      allergies
      conditions
      medication
      is_pregnant_breastfeeding
      checked_at
    }
    contradictions {
      question
      answer
      says
      note
    }
    answers {
      question
      answer
    }
    earlier {
      note
      booking {
        uuid
        booking_type
        status
        starts_at
        ends_at
      }
    }
  }
`);

/** A consultation as its practitioner sees it. Money in cents. */
export type StaffAppointment = StaffAppointmentFieldsFragment;
