/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query TelehealthAppointments($page: Int!) {\n    telehealth_bookings(page: $page, per_page: 20) {\n      data {\n        ...TelehealthBookingFields\n      }\n      paginatorInfo {\n        last_page\n      }\n    }\n  }\n": typeof types.TelehealthAppointmentsDocument,
    "\n  query TelehealthBookingByLink($token: String!) {\n    telehealth_booking_by_link(token: $token) {\n      ...TelehealthBookingFields\n    }\n  }\n": typeof types.TelehealthBookingByLinkDocument,
    "\n  query TelehealthProgramConsults {\n    journey_subscriptions {\n      id\n      consult_state\n      journey {\n        id\n        name\n      }\n      patient {\n        first_name\n        last_name\n      }\n      upcoming_booking {\n        id\n        appointment_at\n        free_until\n      }\n      past_consults {\n        id\n        appointment_at\n        status\n        paid\n        refunded\n      }\n    }\n  }\n": typeof types.TelehealthProgramConsultsDocument,
    "\n  mutation StaffAppointmentsCancel($input: StaffAppointmentsCancelInput!) {\n    staff_appointments_cancel(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n": typeof types.StaffAppointmentsCancelDocument,
    "\n  mutation StaffAppointmentsComplete($input: StaffAppointmentsCompleteInput!) {\n    staff_appointments_complete(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n": typeof types.StaffAppointmentsCompleteDocument,
    "\n  mutation StaffCertificatesIssue($input: StaffCertificatesIssueInput!) {\n    staff_certificates_issue(input: $input) {\n      appointment {\n        can_certify\n      }\n    }\n  }\n": typeof types.StaffCertificatesIssueDocument,
    "\n  mutation StaffConsultScriptsIssue($input: StaffConsultScriptsIssueInput!) {\n    staff_consult_scripts_issue(input: $input) {\n      appointment {\n        no_script\n      }\n    }\n  }\n": typeof types.StaffConsultScriptsIssueDocument,
    "\n  mutation StaffAppointmentsMiss($input: StaffAppointmentsMissInput!) {\n    staff_appointments_miss(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n": typeof types.StaffAppointmentsMissDocument,
    "\n  mutation StaffAppointmentsReturnFee($input: StaffAppointmentsReturnFeeInput!) {\n    staff_appointments_return_fee(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n": typeof types.StaffAppointmentsReturnFeeDocument,
    "\n  fragment StaffAppointmentFields on StaffAppointment {\n    has_begun\n    medicine\n    notes\n    note\n    ended_by\n    ended_at\n    consulted_on\n    can_certify\n    no_script\n    requested {\n      product_id\n      name\n      per_supply\n      supplies\n    }\n    scripts {\n      against\n      why\n      reason\n      ended_by\n      ended_at\n      can_withdraw\n      taken_off {\n        at\n        staff_name\n        reason\n      }\n      script {\n        number\n        status\n        product_name\n        quantity\n        supplies\n        supplies_left\n        directions\n        expires_on\n        issued_by\n        issued_at\n      }\n    }\n    returned_fee {\n      returned_by\n      returned_at\n      reason\n    }\n    certificates {\n      reason\n      ended_by\n      ended_at\n      certificate {\n        version\n        status\n        purpose\n        from\n        to\n        patient_name\n        issued_by\n        issued_at\n      }\n    }\n    booking {\n      uuid\n      booking_type\n      status\n      starts_at\n      ends_at\n      state\n      contact_method\n      first_name\n      last_name\n      fee\n      refunded\n      missed_calls\n      reference\n      created_at\n    }\n    patient {\n      dob\n      gender\n      phone\n      email\n    }\n    record {\n      allergies\n      conditions\n      medication\n      is_pregnant_breastfeeding\n      checked_at\n    }\n    contradictions {\n      question\n      answer\n      says\n      note\n    }\n    answers {\n      question\n      answer\n    }\n    earlier {\n      note\n      booking {\n        uuid\n        booking_type\n        status\n        starts_at\n        ends_at\n      }\n    }\n  }\n": typeof types.StaffAppointmentFieldsFragmentDoc,
    "\n  query StaffAppointment($uuid: ID!) {\n    staff_appointment(uuid: $uuid) {\n      ...StaffAppointmentFields\n    }\n  }\n": typeof types.StaffAppointmentDocument,
    "\n  query StaffAppointments($date: String!, $show: StaffAppointmentChoice!, $page: Int!) {\n    staff_appointments(date: $date, show: $show, page: $page, per_page: 50) {\n      data {\n        ended_by\n        booking {\n          uuid\n          booking_type\n          status\n          starts_at\n          ends_at\n          state\n          contact_method\n          first_name\n          last_name\n          reference\n        }\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n": typeof types.StaffAppointmentsDocument,
    "\n  mutation StaffCertificatesWithdraw($input: StaffCertificatesWithdrawInput!) {\n    staff_certificates_withdraw(input: $input) {\n      appointment {\n        can_certify\n      }\n    }\n  }\n": typeof types.StaffCertificatesWithdrawDocument,
    "\n  mutation StaffConsultScriptsWithdraw($input: StaffConsultScriptsWithdrawInput!) {\n    staff_consult_scripts_withdraw(input: $input) {\n      appointment {\n        no_script\n      }\n    }\n  }\n": typeof types.StaffConsultScriptsWithdrawDocument,
    "\n  mutation StaffConsultTimesSetPlaces($input: StaffConsultTimesSetPlacesInput!) {\n    staff_consult_times_set_places(input: $input) {\n      times {\n        places\n        taken\n        program_taken\n      }\n    }\n  }\n": typeof types.StaffConsultTimesSetPlacesDocument,
    "\n  query StaffConsultTimes($date: String!) {\n    staff_consult_times(date: $date) {\n      starts_at\n      states\n      places\n      taken\n      program_taken\n      is_ahead\n      changed_by\n      changed_at\n    }\n  }\n": typeof types.StaffConsultTimesDocument,
    "\n  query TelehealthPatients {\n    patients(per_page: 50) {\n      data {\n        uuid\n        first_name\n        last_name\n        dob\n        gender\n        phone\n        state\n        checked_at\n      }\n    }\n  }\n": typeof types.TelehealthPatientsDocument,
    "\n  mutation TelehealthBookingsConfirm($input: TelehealthBookingsConfirmInput!) {\n    telehealth_bookings_confirm(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": typeof types.TelehealthBookingsConfirmDocument,
    "\n  mutation TelehealthBookingsCreate($input: TelehealthBookingsCreateInput!) {\n    telehealth_bookings_create(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n    }\n  }\n": typeof types.TelehealthBookingsCreateDocument,
    "\n  mutation TelehealthBookingsCancel($input: TelehealthBookingsCancelInput!) {\n    telehealth_bookings_cancel(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n    }\n  }\n": typeof types.TelehealthBookingsCancelDocument,
    "\n  mutation TelehealthBookingsMove($input: TelehealthBookingsMoveInput!) {\n    telehealth_bookings_move(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n    }\n  }\n": typeof types.TelehealthBookingsMoveDocument,
    "\n  fragment TelehealthBookingFields on TelehealthBooking {\n    uuid\n    booking_type\n    status\n    starts_at\n    ends_at\n    state\n    contact_method\n    first_name\n    last_name\n    fee\n    refunded\n    missed_calls\n    is_fee_returned\n    reference\n    free_until\n    guest_path\n    hold_expires_at\n    has_certificate\n    has_script\n  }\n": typeof types.TelehealthBookingFieldsFragmentDoc,
    "\n  query TelehealthBooking($uuid: ID!) {\n    telehealth_booking(uuid: $uuid) {\n      ...TelehealthBookingFields\n    }\n  }\n": typeof types.TelehealthBookingDocument,
    "\n  query TelehealthCertificates($uuid: ID!) {\n    telehealth_certificates(uuid: $uuid) {\n      version\n      status\n      purpose\n      from\n      to\n      issued_by\n    }\n  }\n": typeof types.TelehealthCertificatesDocument,
    "\n  query TelehealthScripts($uuid: ID!) {\n    telehealth_scripts(uuid: $uuid) {\n      number\n      status\n      product_name\n      product_slug\n      quantity\n      supplies\n      supplies_left\n      directions\n      expires_on\n      next_supply_on\n      issued_by\n    }\n  }\n": typeof types.TelehealthScriptsDocument,
    "\n  query TelehealthService($slug: String!) {\n    telehealth_service(slug: $slug) {\n      booking_type\n      group\n      button_label\n      price\n      after_hours_price\n      title\n      slug\n      summary\n      description\n      who_for\n      not_for\n      steps {\n        title\n        text\n      }\n      duration_minutes\n      product {\n        id\n      }\n    }\n  }\n": typeof types.TelehealthServiceDocument,
    "\n  query TelehealthServices {\n    telehealth_services {\n      booking_type\n      group\n      button_label\n      price\n      after_hours_price\n      title\n      slug\n      summary\n      duration_minutes\n      product {\n        id\n      }\n    }\n  }\n": typeof types.TelehealthServicesDocument,
    "\n  query TelehealthSlots($bookingType: BookingType!, $state: State!) {\n    telehealth_slots(booking_type: $bookingType, state: $state) {\n      date\n      label\n      slots {\n        starts_at\n        label\n        is_available\n        message\n        fee\n      }\n    }\n  }\n": typeof types.TelehealthSlotsDocument,
};
const documents: Documents = {
    "\n  query TelehealthAppointments($page: Int!) {\n    telehealth_bookings(page: $page, per_page: 20) {\n      data {\n        ...TelehealthBookingFields\n      }\n      paginatorInfo {\n        last_page\n      }\n    }\n  }\n": types.TelehealthAppointmentsDocument,
    "\n  query TelehealthBookingByLink($token: String!) {\n    telehealth_booking_by_link(token: $token) {\n      ...TelehealthBookingFields\n    }\n  }\n": types.TelehealthBookingByLinkDocument,
    "\n  query TelehealthProgramConsults {\n    journey_subscriptions {\n      id\n      consult_state\n      journey {\n        id\n        name\n      }\n      patient {\n        first_name\n        last_name\n      }\n      upcoming_booking {\n        id\n        appointment_at\n        free_until\n      }\n      past_consults {\n        id\n        appointment_at\n        status\n        paid\n        refunded\n      }\n    }\n  }\n": types.TelehealthProgramConsultsDocument,
    "\n  mutation StaffAppointmentsCancel($input: StaffAppointmentsCancelInput!) {\n    staff_appointments_cancel(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n": types.StaffAppointmentsCancelDocument,
    "\n  mutation StaffAppointmentsComplete($input: StaffAppointmentsCompleteInput!) {\n    staff_appointments_complete(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n": types.StaffAppointmentsCompleteDocument,
    "\n  mutation StaffCertificatesIssue($input: StaffCertificatesIssueInput!) {\n    staff_certificates_issue(input: $input) {\n      appointment {\n        can_certify\n      }\n    }\n  }\n": types.StaffCertificatesIssueDocument,
    "\n  mutation StaffConsultScriptsIssue($input: StaffConsultScriptsIssueInput!) {\n    staff_consult_scripts_issue(input: $input) {\n      appointment {\n        no_script\n      }\n    }\n  }\n": types.StaffConsultScriptsIssueDocument,
    "\n  mutation StaffAppointmentsMiss($input: StaffAppointmentsMissInput!) {\n    staff_appointments_miss(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n": types.StaffAppointmentsMissDocument,
    "\n  mutation StaffAppointmentsReturnFee($input: StaffAppointmentsReturnFeeInput!) {\n    staff_appointments_return_fee(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n": types.StaffAppointmentsReturnFeeDocument,
    "\n  fragment StaffAppointmentFields on StaffAppointment {\n    has_begun\n    medicine\n    notes\n    note\n    ended_by\n    ended_at\n    consulted_on\n    can_certify\n    no_script\n    requested {\n      product_id\n      name\n      per_supply\n      supplies\n    }\n    scripts {\n      against\n      why\n      reason\n      ended_by\n      ended_at\n      can_withdraw\n      taken_off {\n        at\n        staff_name\n        reason\n      }\n      script {\n        number\n        status\n        product_name\n        quantity\n        supplies\n        supplies_left\n        directions\n        expires_on\n        issued_by\n        issued_at\n      }\n    }\n    returned_fee {\n      returned_by\n      returned_at\n      reason\n    }\n    certificates {\n      reason\n      ended_by\n      ended_at\n      certificate {\n        version\n        status\n        purpose\n        from\n        to\n        patient_name\n        issued_by\n        issued_at\n      }\n    }\n    booking {\n      uuid\n      booking_type\n      status\n      starts_at\n      ends_at\n      state\n      contact_method\n      first_name\n      last_name\n      fee\n      refunded\n      missed_calls\n      reference\n      created_at\n    }\n    patient {\n      dob\n      gender\n      phone\n      email\n    }\n    record {\n      allergies\n      conditions\n      medication\n      is_pregnant_breastfeeding\n      checked_at\n    }\n    contradictions {\n      question\n      answer\n      says\n      note\n    }\n    answers {\n      question\n      answer\n    }\n    earlier {\n      note\n      booking {\n        uuid\n        booking_type\n        status\n        starts_at\n        ends_at\n      }\n    }\n  }\n": types.StaffAppointmentFieldsFragmentDoc,
    "\n  query StaffAppointment($uuid: ID!) {\n    staff_appointment(uuid: $uuid) {\n      ...StaffAppointmentFields\n    }\n  }\n": types.StaffAppointmentDocument,
    "\n  query StaffAppointments($date: String!, $show: StaffAppointmentChoice!, $page: Int!) {\n    staff_appointments(date: $date, show: $show, page: $page, per_page: 50) {\n      data {\n        ended_by\n        booking {\n          uuid\n          booking_type\n          status\n          starts_at\n          ends_at\n          state\n          contact_method\n          first_name\n          last_name\n          reference\n        }\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n": types.StaffAppointmentsDocument,
    "\n  mutation StaffCertificatesWithdraw($input: StaffCertificatesWithdrawInput!) {\n    staff_certificates_withdraw(input: $input) {\n      appointment {\n        can_certify\n      }\n    }\n  }\n": types.StaffCertificatesWithdrawDocument,
    "\n  mutation StaffConsultScriptsWithdraw($input: StaffConsultScriptsWithdrawInput!) {\n    staff_consult_scripts_withdraw(input: $input) {\n      appointment {\n        no_script\n      }\n    }\n  }\n": types.StaffConsultScriptsWithdrawDocument,
    "\n  mutation StaffConsultTimesSetPlaces($input: StaffConsultTimesSetPlacesInput!) {\n    staff_consult_times_set_places(input: $input) {\n      times {\n        places\n        taken\n        program_taken\n      }\n    }\n  }\n": types.StaffConsultTimesSetPlacesDocument,
    "\n  query StaffConsultTimes($date: String!) {\n    staff_consult_times(date: $date) {\n      starts_at\n      states\n      places\n      taken\n      program_taken\n      is_ahead\n      changed_by\n      changed_at\n    }\n  }\n": types.StaffConsultTimesDocument,
    "\n  query TelehealthPatients {\n    patients(per_page: 50) {\n      data {\n        uuid\n        first_name\n        last_name\n        dob\n        gender\n        phone\n        state\n        checked_at\n      }\n    }\n  }\n": types.TelehealthPatientsDocument,
    "\n  mutation TelehealthBookingsConfirm($input: TelehealthBookingsConfirmInput!) {\n    telehealth_bookings_confirm(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": types.TelehealthBookingsConfirmDocument,
    "\n  mutation TelehealthBookingsCreate($input: TelehealthBookingsCreateInput!) {\n    telehealth_bookings_create(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n    }\n  }\n": types.TelehealthBookingsCreateDocument,
    "\n  mutation TelehealthBookingsCancel($input: TelehealthBookingsCancelInput!) {\n    telehealth_bookings_cancel(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n    }\n  }\n": types.TelehealthBookingsCancelDocument,
    "\n  mutation TelehealthBookingsMove($input: TelehealthBookingsMoveInput!) {\n    telehealth_bookings_move(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n    }\n  }\n": types.TelehealthBookingsMoveDocument,
    "\n  fragment TelehealthBookingFields on TelehealthBooking {\n    uuid\n    booking_type\n    status\n    starts_at\n    ends_at\n    state\n    contact_method\n    first_name\n    last_name\n    fee\n    refunded\n    missed_calls\n    is_fee_returned\n    reference\n    free_until\n    guest_path\n    hold_expires_at\n    has_certificate\n    has_script\n  }\n": types.TelehealthBookingFieldsFragmentDoc,
    "\n  query TelehealthBooking($uuid: ID!) {\n    telehealth_booking(uuid: $uuid) {\n      ...TelehealthBookingFields\n    }\n  }\n": types.TelehealthBookingDocument,
    "\n  query TelehealthCertificates($uuid: ID!) {\n    telehealth_certificates(uuid: $uuid) {\n      version\n      status\n      purpose\n      from\n      to\n      issued_by\n    }\n  }\n": types.TelehealthCertificatesDocument,
    "\n  query TelehealthScripts($uuid: ID!) {\n    telehealth_scripts(uuid: $uuid) {\n      number\n      status\n      product_name\n      product_slug\n      quantity\n      supplies\n      supplies_left\n      directions\n      expires_on\n      next_supply_on\n      issued_by\n    }\n  }\n": types.TelehealthScriptsDocument,
    "\n  query TelehealthService($slug: String!) {\n    telehealth_service(slug: $slug) {\n      booking_type\n      group\n      button_label\n      price\n      after_hours_price\n      title\n      slug\n      summary\n      description\n      who_for\n      not_for\n      steps {\n        title\n        text\n      }\n      duration_minutes\n      product {\n        id\n      }\n    }\n  }\n": types.TelehealthServiceDocument,
    "\n  query TelehealthServices {\n    telehealth_services {\n      booking_type\n      group\n      button_label\n      price\n      after_hours_price\n      title\n      slug\n      summary\n      duration_minutes\n      product {\n        id\n      }\n    }\n  }\n": types.TelehealthServicesDocument,
    "\n  query TelehealthSlots($bookingType: BookingType!, $state: State!) {\n    telehealth_slots(booking_type: $bookingType, state: $state) {\n      date\n      label\n      slots {\n        starts_at\n        label\n        is_available\n        message\n        fee\n      }\n    }\n  }\n": types.TelehealthSlotsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthAppointments($page: Int!) {\n    telehealth_bookings(page: $page, per_page: 20) {\n      data {\n        ...TelehealthBookingFields\n      }\n      paginatorInfo {\n        last_page\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthAppointmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthBookingByLink($token: String!) {\n    telehealth_booking_by_link(token: $token) {\n      ...TelehealthBookingFields\n    }\n  }\n"): typeof import('./graphql').TelehealthBookingByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthProgramConsults {\n    journey_subscriptions {\n      id\n      consult_state\n      journey {\n        id\n        name\n      }\n      patient {\n        first_name\n        last_name\n      }\n      upcoming_booking {\n        id\n        appointment_at\n        free_until\n      }\n      past_consults {\n        id\n        appointment_at\n        status\n        paid\n        refunded\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthProgramConsultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffAppointmentsCancel($input: StaffAppointmentsCancelInput!) {\n    staff_appointments_cancel(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n"): typeof import('./graphql').StaffAppointmentsCancelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffAppointmentsComplete($input: StaffAppointmentsCompleteInput!) {\n    staff_appointments_complete(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n"): typeof import('./graphql').StaffAppointmentsCompleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffCertificatesIssue($input: StaffCertificatesIssueInput!) {\n    staff_certificates_issue(input: $input) {\n      appointment {\n        can_certify\n      }\n    }\n  }\n"): typeof import('./graphql').StaffCertificatesIssueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffConsultScriptsIssue($input: StaffConsultScriptsIssueInput!) {\n    staff_consult_scripts_issue(input: $input) {\n      appointment {\n        no_script\n      }\n    }\n  }\n"): typeof import('./graphql').StaffConsultScriptsIssueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffAppointmentsMiss($input: StaffAppointmentsMissInput!) {\n    staff_appointments_miss(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n"): typeof import('./graphql').StaffAppointmentsMissDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffAppointmentsReturnFee($input: StaffAppointmentsReturnFeeInput!) {\n    staff_appointments_return_fee(input: $input) {\n      appointment {\n        has_begun\n      }\n    }\n  }\n"): typeof import('./graphql').StaffAppointmentsReturnFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffAppointmentFields on StaffAppointment {\n    has_begun\n    medicine\n    notes\n    note\n    ended_by\n    ended_at\n    consulted_on\n    can_certify\n    no_script\n    requested {\n      product_id\n      name\n      per_supply\n      supplies\n    }\n    scripts {\n      against\n      why\n      reason\n      ended_by\n      ended_at\n      can_withdraw\n      taken_off {\n        at\n        staff_name\n        reason\n      }\n      script {\n        number\n        status\n        product_name\n        quantity\n        supplies\n        supplies_left\n        directions\n        expires_on\n        issued_by\n        issued_at\n      }\n    }\n    returned_fee {\n      returned_by\n      returned_at\n      reason\n    }\n    certificates {\n      reason\n      ended_by\n      ended_at\n      certificate {\n        version\n        status\n        purpose\n        from\n        to\n        patient_name\n        issued_by\n        issued_at\n      }\n    }\n    booking {\n      uuid\n      booking_type\n      status\n      starts_at\n      ends_at\n      state\n      contact_method\n      first_name\n      last_name\n      fee\n      refunded\n      missed_calls\n      reference\n      created_at\n    }\n    patient {\n      dob\n      gender\n      phone\n      email\n    }\n    record {\n      allergies\n      conditions\n      medication\n      is_pregnant_breastfeeding\n      checked_at\n    }\n    contradictions {\n      question\n      answer\n      says\n      note\n    }\n    answers {\n      question\n      answer\n    }\n    earlier {\n      note\n      booking {\n        uuid\n        booking_type\n        status\n        starts_at\n        ends_at\n      }\n    }\n  }\n"): typeof import('./graphql').StaffAppointmentFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffAppointment($uuid: ID!) {\n    staff_appointment(uuid: $uuid) {\n      ...StaffAppointmentFields\n    }\n  }\n"): typeof import('./graphql').StaffAppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffAppointments($date: String!, $show: StaffAppointmentChoice!, $page: Int!) {\n    staff_appointments(date: $date, show: $show, page: $page, per_page: 50) {\n      data {\n        ended_by\n        booking {\n          uuid\n          booking_type\n          status\n          starts_at\n          ends_at\n          state\n          contact_method\n          first_name\n          last_name\n          reference\n        }\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n"): typeof import('./graphql').StaffAppointmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffCertificatesWithdraw($input: StaffCertificatesWithdrawInput!) {\n    staff_certificates_withdraw(input: $input) {\n      appointment {\n        can_certify\n      }\n    }\n  }\n"): typeof import('./graphql').StaffCertificatesWithdrawDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffConsultScriptsWithdraw($input: StaffConsultScriptsWithdrawInput!) {\n    staff_consult_scripts_withdraw(input: $input) {\n      appointment {\n        no_script\n      }\n    }\n  }\n"): typeof import('./graphql').StaffConsultScriptsWithdrawDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffConsultTimesSetPlaces($input: StaffConsultTimesSetPlacesInput!) {\n    staff_consult_times_set_places(input: $input) {\n      times {\n        places\n        taken\n        program_taken\n      }\n    }\n  }\n"): typeof import('./graphql').StaffConsultTimesSetPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffConsultTimes($date: String!) {\n    staff_consult_times(date: $date) {\n      starts_at\n      states\n      places\n      taken\n      program_taken\n      is_ahead\n      changed_by\n      changed_at\n    }\n  }\n"): typeof import('./graphql').StaffConsultTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthPatients {\n    patients(per_page: 50) {\n      data {\n        uuid\n        first_name\n        last_name\n        dob\n        gender\n        phone\n        state\n        checked_at\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthPatientsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TelehealthBookingsConfirm($input: TelehealthBookingsConfirmInput!) {\n    telehealth_bookings_confirm(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthBookingsConfirmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TelehealthBookingsCreate($input: TelehealthBookingsCreateInput!) {\n    telehealth_bookings_create(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthBookingsCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TelehealthBookingsCancel($input: TelehealthBookingsCancelInput!) {\n    telehealth_bookings_cancel(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthBookingsCancelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TelehealthBookingsMove($input: TelehealthBookingsMoveInput!) {\n    telehealth_bookings_move(input: $input) {\n      booking {\n        ...TelehealthBookingFields\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthBookingsMoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TelehealthBookingFields on TelehealthBooking {\n    uuid\n    booking_type\n    status\n    starts_at\n    ends_at\n    state\n    contact_method\n    first_name\n    last_name\n    fee\n    refunded\n    missed_calls\n    is_fee_returned\n    reference\n    free_until\n    guest_path\n    hold_expires_at\n    has_certificate\n    has_script\n  }\n"): typeof import('./graphql').TelehealthBookingFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthBooking($uuid: ID!) {\n    telehealth_booking(uuid: $uuid) {\n      ...TelehealthBookingFields\n    }\n  }\n"): typeof import('./graphql').TelehealthBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthCertificates($uuid: ID!) {\n    telehealth_certificates(uuid: $uuid) {\n      version\n      status\n      purpose\n      from\n      to\n      issued_by\n    }\n  }\n"): typeof import('./graphql').TelehealthCertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthScripts($uuid: ID!) {\n    telehealth_scripts(uuid: $uuid) {\n      number\n      status\n      product_name\n      product_slug\n      quantity\n      supplies\n      supplies_left\n      directions\n      expires_on\n      next_supply_on\n      issued_by\n    }\n  }\n"): typeof import('./graphql').TelehealthScriptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthService($slug: String!) {\n    telehealth_service(slug: $slug) {\n      booking_type\n      group\n      button_label\n      price\n      after_hours_price\n      title\n      slug\n      summary\n      description\n      who_for\n      not_for\n      steps {\n        title\n        text\n      }\n      duration_minutes\n      product {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthServiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthServices {\n    telehealth_services {\n      booking_type\n      group\n      button_label\n      price\n      after_hours_price\n      title\n      slug\n      summary\n      duration_minutes\n      product {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthServicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthSlots($bookingType: BookingType!, $state: State!) {\n    telehealth_slots(booking_type: $bookingType, state: $state) {\n      date\n      label\n      slots {\n        starts_at\n        label\n        is_available\n        message\n        fee\n      }\n    }\n  }\n"): typeof import('./graphql').TelehealthSlotsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
