/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BookingType } from '@saltbush/contract';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How the practitioner reaches the patient. */
export type ContactMethod =
  /** By phone. */
  | 'phone'
  /** By video. */
  | 'video';

/** Gender of a patient. */
export type Gender =
  /** Female. */
  | 'female'
  /** Male. */
  | 'male';

/** Which consultations of a day are listed. */
export type StaffAppointmentChoice =
  /** All of them. */
  | 'all'
  /** Those of the days before that have no outcome yet. */
  | 'earlier'
  /** Those that the caller has ended. */
  | 'mine'
  /** Those that have no outcome yet. */
  | 'open';

/** Input of `staff_appointments_cancel`. */
export type StaffAppointmentsCancelInput = {
  /** Why, at most 4,000 characters. Kept sealed; the patient does not read it. */
  note?: string | null | undefined;
  /** Uuid of the booking. */
  uuid: string;
};

/** Input of `staff_appointments_complete`. */
export type StaffAppointmentsCompleteInput = {
  /** Note about the consultation, at most 4,000 characters. Kept sealed; the patient does not read it. */
  note: string;
  /** Uuid of the booking. */
  uuid: string;
};

/** Input of `staff_appointments_miss`. */
export type StaffAppointmentsMissInput = {
  /**
   * When the patient was rung: three times within the consultation, earliest first, at least 5 minutes apart. Not read once it
   * has ended.
   */
  calls?: Array<string> | null | undefined;
  /** What was tried, at most 4,000 characters. Kept sealed. */
  note?: string | null | undefined;
  /** Uuid of the booking. */
  uuid: string;
};

/** Input of `staff_appointments_return_fee`. */
export type StaffAppointmentsReturnFeeInput = {
  /** Why, at most 500 characters. Kept sealed; the patient does not read it. */
  reason: string;
  /** Uuid of the booking. */
  uuid: string;
};

/** Input of `staff_certificates_issue`. */
export type StaffCertificatesIssueInput = {
  /** First day, YYYY-MM-DD: from 3 days before the consultation to the day after it. */
  from: string;
  /** The patient's name in Latin letters, at most 121 characters. */
  patient_name: string;
  /** What it excuses from. */
  purpose: TelehealthCertificatePurpose;
  /** Why it replaces the one that holds, at most 500 characters; not read if none does. Kept sealed. */
  reason?: string | null | undefined;
  /** Version of the latest certificate that the caller has seen; 0 if there was none. */
  seen: number;
  /** Last day, YYYY-MM-DD: not before the consultation; at most 5 days in all. */
  to: string;
  /** Uuid of the booking. */
  uuid: string;
};

/** Input of `staff_certificates_withdraw`. */
export type StaffCertificatesWithdrawInput = {
  /** Why, at most 500 characters. Kept sealed; the patient does not read it. */
  reason: string;
  /** Version of the certificate that the caller has seen. */
  seen: number;
  /** Uuid of the booking. */
  uuid: string;
};

/** Input of `staff_consult_scripts_issue`. */
export type StaffConsultScriptsIssueInput = {
  /** How it is taken, at most 300 characters. Kept sealed; the patient reads it. */
  directions: string;
  /** What of the record speaks against it, as `SCRIPT_AGAINST_RECORD` said, and the caller overrules. */
  overruled?: Array<string> | null | undefined;
  /** Id of the medicine: a prescription medicine on sale. */
  product_id: string;
  /** Packs in one supply, within the medicine's limits. */
  quantity: number;
  /** How many scripts of the consultation the caller has seen, withdrawn ones included. */
  seen: number;
  /** All supplies, the first included, within the medicine's limits; at most 11. */
  supplies: number;
  /** Uuid of the booking. */
  uuid: string;
  /** Why it is right all the same, at most 500 characters; not read if nothing speaks against it. Kept sealed. */
  why?: string | null | undefined;
};

/** Input of `staff_consult_scripts_withdraw`. */
export type StaffConsultScriptsWithdrawInput = {
  /** Number of the script. */
  number: number;
  /** Why, at most 500 characters. Kept sealed; pharmacists read it, the patient does not. */
  reason: string;
  /** Uuid of the booking. */
  uuid: string;
};

/** A time as it was seen. */
export type StaffConsultTimeInput = {
  /** The places that it had. */
  expected: number;
  /** Start time. */
  starts_at: string;
};

/** Input of `staff_consult_times_set_places`. */
export type StaffConsultTimesSetPlacesInput = {
  /** The places that each of them gets, from 0 to 50. */
  places: number;
  /** The times, at most 60. */
  times: Array<StaffConsultTimeInput>;
};

/** Why no script of a consultation can be issued by the caller. */
export type StaffNoScriptReason =
  /** Its fee was returned. */
  | 'fee_returned'
  /** There is no record of the patient: a guest booked it, the account was closed, or the record is gone or somebody else's now. */
  | 'no_record'
  /** It was not put down as held. */
  | 'not_held'
  /** Somebody else has held it. */
  | 'not_yours'
  /** The service issues none. */
  | 'service'
  /** It was held before yesterday. */
  | 'too_late';

/** Australian states and territories. */
export type State =
  /** Australian Capital Territory. */
  | 'ACT'
  /** New South Wales. */
  | 'NSW'
  /** Northern Territory. */
  | 'NT'
  /** Queensland. */
  | 'QLD'
  /** South Australia. */
  | 'SA'
  /** Tasmania. */
  | 'TAS'
  /** Victoria. */
  | 'VIC'
  /** Western Australia. */
  | 'WA';

/** Status of a booking. */
export type TelehealthBookingStatus =
  /** Paid and confirmed. */
  | 'booked'
  /** Cancelled. */
  | 'cancelled'
  /** The consultation took place. */
  | 'completed'
  /** Not paid in time; the slot has been released. */
  | 'expired'
  /** The slot is held during payment. */
  | 'held'
  /** The practitioner did not reach the patient. */
  | 'missed';

/** Input of `telehealth_bookings_cancel`. */
export type TelehealthBookingsCancelInput = {
  /** Uuid of the booking. */
  uuid: string;
};

/** Input of `telehealth_bookings_confirm`. */
export type TelehealthBookingsConfirmInput = {
  /** Payment token from the gateway; not required if the fee is 0. */
  stripe_source_id?: string | null | undefined;
  /** Uuid of the booking. */
  uuid: string;
};

/** Input of `telehealth_bookings_create`. */
export type TelehealthBookingsCreateInput = {
  /** Whether the terms are accepted. */
  accepts_terms?: boolean | null | undefined;
  /** The service. */
  booking_type: BookingType;
  /** JSON list of the answers that were changed before: `{key, from, to}`, oldest first. Kept with the request. */
  changed_answers?: string | null | undefined;
  /** How the practitioner reaches the patient. */
  contact_method: ContactMethod;
  /** Why answers stand beside what contradicts them, for each contradiction that ANSWERS_CONTRADICT has named. */
  contradiction_notes?: Array<TelehealthContradictionNoteInput> | null | undefined;
  /**
   * Id of the `health_draft` that the request was entered in: one booking at most is confirmed for it, and once it is, that
   * one is returned.
   */
  draft_id?: string | null | undefined;
  /** Patient details, for guests. */
  guest?: TelehealthGuestInput | null | undefined;
  /** Generated by the client once per request: 16 to 100 letters, digits and dashes. */
  idempotency_key: string;
  /** Anything the practitioner should know. */
  notes?: string | null | undefined;
  /** Uuid of the signed-in user's patient. */
  patient_uuid?: string | null | undefined;
  /** Australian phone number for the consultation. */
  phone: string;
  /** Id of the medicine, for OnlineScripts. */
  product_id?: string | null | undefined;
  /** JSON object of the questionnaire's answers by key (section 5), for services that ask one. */
  questionnaire?: string | null | undefined;
  /** Start of one of the `telehealth_slots`. */
  starts_at: string;
  /** State the patient is in. */
  state: State;
};

/** Input of `telehealth_bookings_move`. */
export type TelehealthBookingsMoveInput = {
  /** Start of one of the `telehealth_slots` of its state. */
  starts_at: string;
  /** Uuid of the booking. */
  uuid: string;
};

/** What a certificate excuses from. */
export type TelehealthCertificatePurpose =
  /** Usual duties, because somebody of the family or household needs care. */
  | 'carer'
  /** Study. */
  | 'study'
  /** Work. */
  | 'work';

/** Whether a certificate holds. */
export type TelehealthCertificateStatus =
  /** A later one holds instead. */
  | 'replaced'
  /** It is the one that holds; it can be downloaded. */
  | 'valid'
  /** The practitioner has withdrawn it. */
  | 'withdrawn';

/** Why an answer and what contradicts it are both right. */
export type TelehealthContradictionNoteInput = {
  /** Id of the contradiction. */
  id: string;
  /** Why, at most 500 characters. The practitioner reads it. */
  note: string;
};

/** A patient who books as a guest. */
export type TelehealthGuestInput = {
  /** Date of birth, YYYY-MM-DD. */
  dob: string;
  /** E-mail address for the confirmation. */
  email: string;
  /** First name. */
  first_name: string;
  /** Gender. */
  gender: Gender;
  /** Last name. */
  last_name: string;
};

/** How a script that was issued here stands. */
export type TelehealthScriptStatus =
  /** It is too old. */
  | 'expired'
  /** It was withdrawn, or taken off file. */
  | 'off_file'
  /** Its medicine can be ordered on it. */
  | 'on_file'
  /** All of its supplies were ordered. */
  | 'used';

export type TelehealthAppointmentsQueryVariables = Exact<{
  page: number;
}>;


export type TelehealthAppointmentsQuery = { telehealth_bookings: { data: Array<{ uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, is_fee_returned: boolean, reference: string, free_until: string, guest_path: string | null, hold_expires_at: string | null, has_certificate: boolean, has_script: boolean }>, paginatorInfo: { last_page: number } } };

export type TelehealthBookingByLinkQueryVariables = Exact<{
  token: string;
}>;


export type TelehealthBookingByLinkQuery = { telehealth_booking_by_link: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, is_fee_returned: boolean, reference: string, free_until: string, guest_path: string | null, hold_expires_at: string | null, has_certificate: boolean, has_script: boolean } };

export type TelehealthProgramConsultsQueryVariables = Exact<{ [key: string]: never; }>;


export type TelehealthProgramConsultsQuery = { journey_subscriptions: Array<{ id: string, consult_state: State, journey: { id: string, name: string }, patient: { first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, free_until: string } | null, past_consults: Array<{ id: string, appointment_at: string, status: string, paid: number, refunded: number }> }> };

export type StaffAppointmentsCancelMutationVariables = Exact<{
  input: StaffAppointmentsCancelInput;
}>;


export type StaffAppointmentsCancelMutation = { staff_appointments_cancel: { appointment: { has_begun: boolean } } };

export type StaffAppointmentsCompleteMutationVariables = Exact<{
  input: StaffAppointmentsCompleteInput;
}>;


export type StaffAppointmentsCompleteMutation = { staff_appointments_complete: { appointment: { has_begun: boolean } } };

export type StaffCertificatesIssueMutationVariables = Exact<{
  input: StaffCertificatesIssueInput;
}>;


export type StaffCertificatesIssueMutation = { staff_certificates_issue: { appointment: { can_certify: boolean } } };

export type StaffConsultScriptsIssueMutationVariables = Exact<{
  input: StaffConsultScriptsIssueInput;
}>;


export type StaffConsultScriptsIssueMutation = { staff_consult_scripts_issue: { appointment: { no_script: StaffNoScriptReason | null } } };

export type StaffAppointmentsMissMutationVariables = Exact<{
  input: StaffAppointmentsMissInput;
}>;


export type StaffAppointmentsMissMutation = { staff_appointments_miss: { appointment: { has_begun: boolean } } };

export type StaffAppointmentsReturnFeeMutationVariables = Exact<{
  input: StaffAppointmentsReturnFeeInput;
}>;


export type StaffAppointmentsReturnFeeMutation = { staff_appointments_return_fee: { appointment: { has_begun: boolean } } };

export type StaffAppointmentFieldsFragment = { has_begun: boolean, medicine: string | null, notes: string, note: string | null, ended_by: string | null, ended_at: string | null, consulted_on: string, can_certify: boolean, no_script: StaffNoScriptReason | null, requested: { product_id: string, name: string, per_supply: number, supplies: number } | null, scripts: Array<{ against: Array<string>, why: string, reason: string | null, ended_by: string | null, ended_at: string | null, can_withdraw: boolean, taken_off: { at: string, staff_name: string, reason: string } | null, script: { number: number, status: TelehealthScriptStatus, product_name: string, quantity: number, supplies: number, supplies_left: number, directions: string, expires_on: string, issued_by: string, issued_at: string } }>, returned_fee: { returned_by: string, returned_at: string, reason: string } | null, certificates: Array<{ reason: string | null, ended_by: string | null, ended_at: string | null, certificate: { version: number, status: TelehealthCertificateStatus, purpose: TelehealthCertificatePurpose, from: string, to: string, patient_name: string, issued_by: string, issued_at: string } }>, booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, reference: string, created_at: string }, patient: { dob: string, gender: Gender, phone: string, email: string | null }, record: { allergies: string, conditions: string, medication: string, is_pregnant_breastfeeding: boolean | null, checked_at: string } | null, contradictions: Array<{ question: string, answer: string, says: string, note: string }>, answers: Array<{ question: string, answer: string }>, earlier: Array<{ note: string | null, booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string } }> };

export type StaffAppointmentQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffAppointmentQuery = { staff_appointment: { has_begun: boolean, medicine: string | null, notes: string, note: string | null, ended_by: string | null, ended_at: string | null, consulted_on: string, can_certify: boolean, no_script: StaffNoScriptReason | null, requested: { product_id: string, name: string, per_supply: number, supplies: number } | null, scripts: Array<{ against: Array<string>, why: string, reason: string | null, ended_by: string | null, ended_at: string | null, can_withdraw: boolean, taken_off: { at: string, staff_name: string, reason: string } | null, script: { number: number, status: TelehealthScriptStatus, product_name: string, quantity: number, supplies: number, supplies_left: number, directions: string, expires_on: string, issued_by: string, issued_at: string } }>, returned_fee: { returned_by: string, returned_at: string, reason: string } | null, certificates: Array<{ reason: string | null, ended_by: string | null, ended_at: string | null, certificate: { version: number, status: TelehealthCertificateStatus, purpose: TelehealthCertificatePurpose, from: string, to: string, patient_name: string, issued_by: string, issued_at: string } }>, booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, reference: string, created_at: string }, patient: { dob: string, gender: Gender, phone: string, email: string | null }, record: { allergies: string, conditions: string, medication: string, is_pregnant_breastfeeding: boolean | null, checked_at: string } | null, contradictions: Array<{ question: string, answer: string, says: string, note: string }>, answers: Array<{ question: string, answer: string }>, earlier: Array<{ note: string | null, booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string } }> } };

export type StaffAppointmentsQueryVariables = Exact<{
  date: string;
  show: StaffAppointmentChoice;
  page: number;
}>;


export type StaffAppointmentsQuery = { staff_appointments: { data: Array<{ ended_by: string | null, booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, reference: string } }>, paginatorInfo: { last_page: number, total: number } } };

export type StaffCertificatesWithdrawMutationVariables = Exact<{
  input: StaffCertificatesWithdrawInput;
}>;


export type StaffCertificatesWithdrawMutation = { staff_certificates_withdraw: { appointment: { can_certify: boolean } } };

export type StaffConsultScriptsWithdrawMutationVariables = Exact<{
  input: StaffConsultScriptsWithdrawInput;
}>;


export type StaffConsultScriptsWithdrawMutation = { staff_consult_scripts_withdraw: { appointment: { no_script: StaffNoScriptReason | null } } };

export type StaffConsultTimesSetPlacesMutationVariables = Exact<{
  input: StaffConsultTimesSetPlacesInput;
}>;


export type StaffConsultTimesSetPlacesMutation = { staff_consult_times_set_places: { times: Array<{ places: number, taken: number, program_taken: number }> } };

export type StaffConsultTimesQueryVariables = Exact<{
  date: string;
}>;


export type StaffConsultTimesQuery = { staff_consult_times: Array<{ starts_at: string, states: Array<State>, places: number, taken: number, program_taken: number, is_ahead: boolean, changed_by: string | null, changed_at: string | null }> };

export type TelehealthPatientsQueryVariables = Exact<{ [key: string]: never; }>;


export type TelehealthPatientsQuery = { patients: { data: Array<{ uuid: string, first_name: string, last_name: string, dob: string, gender: Gender, phone: string, state: State | null, checked_at: string }> } };

export type TelehealthBookingsConfirmMutationVariables = Exact<{
  input: TelehealthBookingsConfirmInput;
}>;


export type TelehealthBookingsConfirmMutation = { telehealth_bookings_confirm: { booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, is_fee_returned: boolean, reference: string, free_until: string, guest_path: string | null, hold_expires_at: string | null, has_certificate: boolean, has_script: boolean }, three_d_secure: { intent_id: string, challenge_url: string } | null } };

export type TelehealthBookingsCreateMutationVariables = Exact<{
  input: TelehealthBookingsCreateInput;
}>;


export type TelehealthBookingsCreateMutation = { telehealth_bookings_create: { booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, is_fee_returned: boolean, reference: string, free_until: string, guest_path: string | null, hold_expires_at: string | null, has_certificate: boolean, has_script: boolean } } };

export type TelehealthBookingsCancelMutationVariables = Exact<{
  input: TelehealthBookingsCancelInput;
}>;


export type TelehealthBookingsCancelMutation = { telehealth_bookings_cancel: { booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, is_fee_returned: boolean, reference: string, free_until: string, guest_path: string | null, hold_expires_at: string | null, has_certificate: boolean, has_script: boolean } } };

export type TelehealthBookingsMoveMutationVariables = Exact<{
  input: TelehealthBookingsMoveInput;
}>;


export type TelehealthBookingsMoveMutation = { telehealth_bookings_move: { booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, is_fee_returned: boolean, reference: string, free_until: string, guest_path: string | null, hold_expires_at: string | null, has_certificate: boolean, has_script: boolean } } };

export type TelehealthBookingFieldsFragment = { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, is_fee_returned: boolean, reference: string, free_until: string, guest_path: string | null, hold_expires_at: string | null, has_certificate: boolean, has_script: boolean };

export type TelehealthBookingQueryVariables = Exact<{
  uuid: string;
}>;


export type TelehealthBookingQuery = { telehealth_booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, refunded: number, missed_calls: Array<string>, is_fee_returned: boolean, reference: string, free_until: string, guest_path: string | null, hold_expires_at: string | null, has_certificate: boolean, has_script: boolean } };

export type TelehealthCertificatesQueryVariables = Exact<{
  uuid: string;
}>;


export type TelehealthCertificatesQuery = { telehealth_certificates: Array<{ version: number, status: TelehealthCertificateStatus, purpose: TelehealthCertificatePurpose, from: string, to: string, issued_by: string }> };

export type TelehealthScriptsQueryVariables = Exact<{
  uuid: string;
}>;


export type TelehealthScriptsQuery = { telehealth_scripts: Array<{ number: number, status: TelehealthScriptStatus, product_name: string, product_slug: string | null, quantity: number, supplies: number, supplies_left: number, directions: string, expires_on: string, next_supply_on: string | null, issued_by: string }> };

export type TelehealthServiceQueryVariables = Exact<{
  slug: string;
}>;


export type TelehealthServiceQuery = { telehealth_service: { booking_type: BookingType, group: string, button_label: string, price: number, after_hours_price: number | null, title: string, slug: string, summary: string, description: string, who_for: Array<string>, not_for: Array<string>, duration_minutes: number, steps: Array<{ title: string, text: string }>, product: { id: string } | null } | null };

export type TelehealthServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TelehealthServicesQuery = { telehealth_services: Array<{ booking_type: BookingType, group: string, button_label: string, price: number, after_hours_price: number | null, title: string, slug: string, summary: string, duration_minutes: number, product: { id: string } | null }> };

export type TelehealthSlotsQueryVariables = Exact<{
  bookingType: BookingType;
  state: State;
}>;


export type TelehealthSlotsQuery = { telehealth_slots: Array<{ date: string, label: string, slots: Array<{ starts_at: string, label: string, is_available: boolean, message: string | null, fee: number | null }> }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const StaffAppointmentFieldsFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"StaffAppointmentFields"}) as unknown as TypedDocumentString<StaffAppointmentFieldsFragment, unknown>;
export const TelehealthBookingFieldsFragmentDoc = new TypedDocumentString(`
    fragment TelehealthBookingFields on TelehealthBooking {
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
  is_fee_returned
  reference
  free_until
  guest_path
  hold_expires_at
  has_certificate
  has_script
}
    `, {"fragmentName":"TelehealthBookingFields"}) as unknown as TypedDocumentString<TelehealthBookingFieldsFragment, unknown>;
export const TelehealthAppointmentsDocument = new TypedDocumentString(`
    query TelehealthAppointments($page: Int!) {
  telehealth_bookings(page: $page, per_page: 20) {
    data {
      ...TelehealthBookingFields
    }
    paginatorInfo {
      last_page
    }
  }
}
    fragment TelehealthBookingFields on TelehealthBooking {
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
  is_fee_returned
  reference
  free_until
  guest_path
  hold_expires_at
  has_certificate
  has_script
}`) as unknown as TypedDocumentString<TelehealthAppointmentsQuery, TelehealthAppointmentsQueryVariables>;
export const TelehealthBookingByLinkDocument = new TypedDocumentString(`
    query TelehealthBookingByLink($token: String!) {
  telehealth_booking_by_link(token: $token) {
    ...TelehealthBookingFields
  }
}
    fragment TelehealthBookingFields on TelehealthBooking {
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
  is_fee_returned
  reference
  free_until
  guest_path
  hold_expires_at
  has_certificate
  has_script
}`) as unknown as TypedDocumentString<TelehealthBookingByLinkQuery, TelehealthBookingByLinkQueryVariables>;
export const TelehealthProgramConsultsDocument = new TypedDocumentString(`
    query TelehealthProgramConsults {
  journey_subscriptions {
    id
    consult_state
    journey {
      id
      name
    }
    patient {
      first_name
      last_name
    }
    upcoming_booking {
      id
      appointment_at
      free_until
    }
    past_consults {
      id
      appointment_at
      status
      paid
      refunded
    }
  }
}
    `) as unknown as TypedDocumentString<TelehealthProgramConsultsQuery, TelehealthProgramConsultsQueryVariables>;
export const StaffAppointmentsCancelDocument = new TypedDocumentString(`
    mutation StaffAppointmentsCancel($input: StaffAppointmentsCancelInput!) {
  staff_appointments_cancel(input: $input) {
    appointment {
      has_begun
    }
  }
}
    `) as unknown as TypedDocumentString<StaffAppointmentsCancelMutation, StaffAppointmentsCancelMutationVariables>;
export const StaffAppointmentsCompleteDocument = new TypedDocumentString(`
    mutation StaffAppointmentsComplete($input: StaffAppointmentsCompleteInput!) {
  staff_appointments_complete(input: $input) {
    appointment {
      has_begun
    }
  }
}
    `) as unknown as TypedDocumentString<StaffAppointmentsCompleteMutation, StaffAppointmentsCompleteMutationVariables>;
export const StaffCertificatesIssueDocument = new TypedDocumentString(`
    mutation StaffCertificatesIssue($input: StaffCertificatesIssueInput!) {
  staff_certificates_issue(input: $input) {
    appointment {
      can_certify
    }
  }
}
    `) as unknown as TypedDocumentString<StaffCertificatesIssueMutation, StaffCertificatesIssueMutationVariables>;
export const StaffConsultScriptsIssueDocument = new TypedDocumentString(`
    mutation StaffConsultScriptsIssue($input: StaffConsultScriptsIssueInput!) {
  staff_consult_scripts_issue(input: $input) {
    appointment {
      no_script
    }
  }
}
    `) as unknown as TypedDocumentString<StaffConsultScriptsIssueMutation, StaffConsultScriptsIssueMutationVariables>;
export const StaffAppointmentsMissDocument = new TypedDocumentString(`
    mutation StaffAppointmentsMiss($input: StaffAppointmentsMissInput!) {
  staff_appointments_miss(input: $input) {
    appointment {
      has_begun
    }
  }
}
    `) as unknown as TypedDocumentString<StaffAppointmentsMissMutation, StaffAppointmentsMissMutationVariables>;
export const StaffAppointmentsReturnFeeDocument = new TypedDocumentString(`
    mutation StaffAppointmentsReturnFee($input: StaffAppointmentsReturnFeeInput!) {
  staff_appointments_return_fee(input: $input) {
    appointment {
      has_begun
    }
  }
}
    `) as unknown as TypedDocumentString<StaffAppointmentsReturnFeeMutation, StaffAppointmentsReturnFeeMutationVariables>;
export const StaffAppointmentDocument = new TypedDocumentString(`
    query StaffAppointment($uuid: ID!) {
  staff_appointment(uuid: $uuid) {
    ...StaffAppointmentFields
  }
}
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
}`) as unknown as TypedDocumentString<StaffAppointmentQuery, StaffAppointmentQueryVariables>;
export const StaffAppointmentsDocument = new TypedDocumentString(`
    query StaffAppointments($date: String!, $show: StaffAppointmentChoice!, $page: Int!) {
  staff_appointments(date: $date, show: $show, page: $page, per_page: 50) {
    data {
      ended_by
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
        reference
      }
    }
    paginatorInfo {
      last_page
      total
    }
  }
}
    `) as unknown as TypedDocumentString<StaffAppointmentsQuery, StaffAppointmentsQueryVariables>;
export const StaffCertificatesWithdrawDocument = new TypedDocumentString(`
    mutation StaffCertificatesWithdraw($input: StaffCertificatesWithdrawInput!) {
  staff_certificates_withdraw(input: $input) {
    appointment {
      can_certify
    }
  }
}
    `) as unknown as TypedDocumentString<StaffCertificatesWithdrawMutation, StaffCertificatesWithdrawMutationVariables>;
export const StaffConsultScriptsWithdrawDocument = new TypedDocumentString(`
    mutation StaffConsultScriptsWithdraw($input: StaffConsultScriptsWithdrawInput!) {
  staff_consult_scripts_withdraw(input: $input) {
    appointment {
      no_script
    }
  }
}
    `) as unknown as TypedDocumentString<StaffConsultScriptsWithdrawMutation, StaffConsultScriptsWithdrawMutationVariables>;
export const StaffConsultTimesSetPlacesDocument = new TypedDocumentString(`
    mutation StaffConsultTimesSetPlaces($input: StaffConsultTimesSetPlacesInput!) {
  staff_consult_times_set_places(input: $input) {
    times {
      places
      taken
      program_taken
    }
  }
}
    `) as unknown as TypedDocumentString<StaffConsultTimesSetPlacesMutation, StaffConsultTimesSetPlacesMutationVariables>;
export const StaffConsultTimesDocument = new TypedDocumentString(`
    query StaffConsultTimes($date: String!) {
  staff_consult_times(date: $date) {
    starts_at
    states
    places
    taken
    program_taken
    is_ahead
    changed_by
    changed_at
  }
}
    `) as unknown as TypedDocumentString<StaffConsultTimesQuery, StaffConsultTimesQueryVariables>;
export const TelehealthPatientsDocument = new TypedDocumentString(`
    query TelehealthPatients {
  patients(per_page: 50) {
    data {
      uuid
      first_name
      last_name
      dob
      gender
      phone
      state
      checked_at
    }
  }
}
    `) as unknown as TypedDocumentString<TelehealthPatientsQuery, TelehealthPatientsQueryVariables>;
export const TelehealthBookingsConfirmDocument = new TypedDocumentString(`
    mutation TelehealthBookingsConfirm($input: TelehealthBookingsConfirmInput!) {
  telehealth_bookings_confirm(input: $input) {
    booking {
      ...TelehealthBookingFields
    }
    three_d_secure {
      intent_id
      challenge_url
    }
  }
}
    fragment TelehealthBookingFields on TelehealthBooking {
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
  is_fee_returned
  reference
  free_until
  guest_path
  hold_expires_at
  has_certificate
  has_script
}`) as unknown as TypedDocumentString<TelehealthBookingsConfirmMutation, TelehealthBookingsConfirmMutationVariables>;
export const TelehealthBookingsCreateDocument = new TypedDocumentString(`
    mutation TelehealthBookingsCreate($input: TelehealthBookingsCreateInput!) {
  telehealth_bookings_create(input: $input) {
    booking {
      ...TelehealthBookingFields
    }
  }
}
    fragment TelehealthBookingFields on TelehealthBooking {
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
  is_fee_returned
  reference
  free_until
  guest_path
  hold_expires_at
  has_certificate
  has_script
}`) as unknown as TypedDocumentString<TelehealthBookingsCreateMutation, TelehealthBookingsCreateMutationVariables>;
export const TelehealthBookingsCancelDocument = new TypedDocumentString(`
    mutation TelehealthBookingsCancel($input: TelehealthBookingsCancelInput!) {
  telehealth_bookings_cancel(input: $input) {
    booking {
      ...TelehealthBookingFields
    }
  }
}
    fragment TelehealthBookingFields on TelehealthBooking {
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
  is_fee_returned
  reference
  free_until
  guest_path
  hold_expires_at
  has_certificate
  has_script
}`) as unknown as TypedDocumentString<TelehealthBookingsCancelMutation, TelehealthBookingsCancelMutationVariables>;
export const TelehealthBookingsMoveDocument = new TypedDocumentString(`
    mutation TelehealthBookingsMove($input: TelehealthBookingsMoveInput!) {
  telehealth_bookings_move(input: $input) {
    booking {
      ...TelehealthBookingFields
    }
  }
}
    fragment TelehealthBookingFields on TelehealthBooking {
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
  is_fee_returned
  reference
  free_until
  guest_path
  hold_expires_at
  has_certificate
  has_script
}`) as unknown as TypedDocumentString<TelehealthBookingsMoveMutation, TelehealthBookingsMoveMutationVariables>;
export const TelehealthBookingDocument = new TypedDocumentString(`
    query TelehealthBooking($uuid: ID!) {
  telehealth_booking(uuid: $uuid) {
    ...TelehealthBookingFields
  }
}
    fragment TelehealthBookingFields on TelehealthBooking {
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
  is_fee_returned
  reference
  free_until
  guest_path
  hold_expires_at
  has_certificate
  has_script
}`) as unknown as TypedDocumentString<TelehealthBookingQuery, TelehealthBookingQueryVariables>;
export const TelehealthCertificatesDocument = new TypedDocumentString(`
    query TelehealthCertificates($uuid: ID!) {
  telehealth_certificates(uuid: $uuid) {
    version
    status
    purpose
    from
    to
    issued_by
  }
}
    `) as unknown as TypedDocumentString<TelehealthCertificatesQuery, TelehealthCertificatesQueryVariables>;
export const TelehealthScriptsDocument = new TypedDocumentString(`
    query TelehealthScripts($uuid: ID!) {
  telehealth_scripts(uuid: $uuid) {
    number
    status
    product_name
    product_slug
    quantity
    supplies
    supplies_left
    directions
    expires_on
    next_supply_on
    issued_by
  }
}
    `) as unknown as TypedDocumentString<TelehealthScriptsQuery, TelehealthScriptsQueryVariables>;
export const TelehealthServiceDocument = new TypedDocumentString(`
    query TelehealthService($slug: String!) {
  telehealth_service(slug: $slug) {
    booking_type
    group
    button_label
    price
    after_hours_price
    title
    slug
    summary
    description
    who_for
    not_for
    steps {
      title
      text
    }
    duration_minutes
    product {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TelehealthServiceQuery, TelehealthServiceQueryVariables>;
export const TelehealthServicesDocument = new TypedDocumentString(`
    query TelehealthServices {
  telehealth_services {
    booking_type
    group
    button_label
    price
    after_hours_price
    title
    slug
    summary
    duration_minutes
    product {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TelehealthServicesQuery, TelehealthServicesQueryVariables>;
export const TelehealthSlotsDocument = new TypedDocumentString(`
    query TelehealthSlots($bookingType: BookingType!, $state: State!) {
  telehealth_slots(booking_type: $bookingType, state: $state) {
    date
    label
    slots {
      starts_at
      label
      is_available
      message
      fee
    }
  }
}
    `) as unknown as TypedDocumentString<TelehealthSlotsQuery, TelehealthSlotsQueryVariables>;