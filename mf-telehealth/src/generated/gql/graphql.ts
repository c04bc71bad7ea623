/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a telehealth product books. */
export type BookingType =
  /** COVID-19 antiviral request. */
  | 'CovidAntiviral'
  /** Long consult with a doctor. */
  | 'LongConsult'
  /** Medical certificate for a carer. */
  | 'MedcertsCarer'
  /** Medical certificate for university. */
  | 'MedcertsUniv'
  /** Medical certificate for work. */
  | 'MedcertsWork'
  /** Medical certificate for several days. */
  | 'MultidayMedcerts'
  /** Prescription. */
  | 'OnlineScripts'
  /** Short consult with a doctor. */
  | 'ShortConsult'
  /** Help to stop smoking. */
  | 'SmokingCessation';

/** How the practitioner reaches the patient. */
export type ContactMethod =
  /** By phone. */
  | 'phone'
  /** By video. */
  | 'video';

/** Genders of a patient. */
export type Gender =
  /** Female. */
  | 'female'
  /** Male. */
  | 'male';

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

/** Where a booking stands. */
export type TelehealthBookingStatus =
  /** Paid: the appointment takes place. */
  | 'booked'
  /** Cancelled. */
  | 'cancelled'
  /** It was not paid in time: the slot is free again. */
  | 'expired'
  /** The slot is kept while paying. */
  | 'held';

/** What `telehealth_bookings_cancel` takes. */
export type TelehealthBookingsCancelInput = {
  /** Uuid of the booking. */
  uuid: string;
};

/** What `telehealth_bookings_confirm` takes. */
export type TelehealthBookingsConfirmInput = {
  /** Token of the gateway; not needed when the fee is 0. */
  stripe_source_id?: string | null | undefined;
  /** Uuid of the booking. */
  uuid: string;
};

/** What `telehealth_bookings_create` takes. */
export type TelehealthBookingsCreateInput = {
  /** Are the terms accepted? */
  accepts_terms?: boolean | null | undefined;
  /** The service. */
  booking_type: BookingType;
  /** How to reach the patient. */
  contact_method: ContactMethod;
  /** The patient, for guests. */
  guest?: TelehealthGuestInput | null | undefined;
  /** Made by the client once per request: 16 to 100 letters, digits, dashes. */
  idempotency_key: string;
  /** Anything the practitioner should know. */
  notes?: string | null | undefined;
  /** A patient of the signed-in user. */
  patient_uuid?: string | null | undefined;
  /** Australian phone number for the consultation. */
  phone: string;
  /** The medicine, for OnlineScripts. */
  product_id?: string | null | undefined;
  /** JSON object of the questionnaire's answers by key (section 5), for services that ask one. */
  questionnaire?: string | null | undefined;
  /** Beginning of a slot of `telehealth_slots`. */
  starts_at: string;
  /** Where the patient is. */
  state: State;
};

/** A patient who books as a guest. */
export type TelehealthGuestInput = {
  /** Date of birth, YYYY-MM-DD. */
  dob: string;
  /** E-mail for the confirmation. */
  email: string;
  /** First name. */
  first_name: string;
  /** Gender. */
  gender: Gender;
  /** Last name. */
  last_name: string;
};

export type TelehealthBookingsCancelMutationVariables = Exact<{
  input: TelehealthBookingsCancelInput;
}>;


export type TelehealthBookingsCancelMutation = { telehealth_bookings_cancel: { booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, hold_expires_at: string | null } } };

export type TelehealthPatientsQueryVariables = Exact<{ [key: string]: never; }>;


export type TelehealthPatientsQuery = { patients: { data: Array<{ uuid: string, first_name: string, last_name: string, dob: string, gender: Gender, phone: string, state: State | null }> } };

export type TelehealthBookingsConfirmMutationVariables = Exact<{
  input: TelehealthBookingsConfirmInput;
}>;


export type TelehealthBookingsConfirmMutation = { telehealth_bookings_confirm: { booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, hold_expires_at: string | null }, three_d_secure: { intent_id: string, challenge_url: string } | null } };

export type TelehealthBookingsCreateMutationVariables = Exact<{
  input: TelehealthBookingsCreateInput;
}>;


export type TelehealthBookingsCreateMutation = { telehealth_bookings_create: { booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, hold_expires_at: string | null } } };

export type TelehealthSlotsQueryVariables = Exact<{
  bookingType: BookingType;
  state: State;
}>;


export type TelehealthSlotsQuery = { telehealth_slots: Array<{ date: string, label: string, slots: Array<{ starts_at: string, label: string, is_available: boolean, message: string | null }> }> };

export type TelehealthBookingFieldsFragment = { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, hold_expires_at: string | null };

export type TelehealthBookingQueryVariables = Exact<{
  uuid: string;
}>;


export type TelehealthBookingQuery = { telehealth_booking: { uuid: string, booking_type: BookingType, status: TelehealthBookingStatus, starts_at: string, ends_at: string, state: State, contact_method: ContactMethod, first_name: string, last_name: string, fee: number, hold_expires_at: string | null } };

export type TelehealthServiceQueryVariables = Exact<{
  slug: string;
}>;


export type TelehealthServiceQuery = { telehealth_service: { booking_type: BookingType, group: string, button_label: string, price: number, title: string, slug: string, summary: string, description: string, who_for: Array<string>, not_for: Array<string>, duration_minutes: number, steps: Array<{ title: string, text: string }>, product: { id: string } | null } | null };

export type TelehealthServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TelehealthServicesQuery = { telehealth_services: Array<{ booking_type: BookingType, group: string, button_label: string, price: number, title: string, slug: string, summary: string, duration_minutes: number, product: { id: string } | null }> };

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
  hold_expires_at
}
    `, {"fragmentName":"TelehealthBookingFields"}) as unknown as TypedDocumentString<TelehealthBookingFieldsFragment, unknown>;
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
  hold_expires_at
}`) as unknown as TypedDocumentString<TelehealthBookingsCancelMutation, TelehealthBookingsCancelMutationVariables>;
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
  hold_expires_at
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
  hold_expires_at
}`) as unknown as TypedDocumentString<TelehealthBookingsCreateMutation, TelehealthBookingsCreateMutationVariables>;
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
    }
  }
}
    `) as unknown as TypedDocumentString<TelehealthSlotsQuery, TelehealthSlotsQueryVariables>;
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
  hold_expires_at
}`) as unknown as TypedDocumentString<TelehealthBookingQuery, TelehealthBookingQueryVariables>;
export const TelehealthServiceDocument = new TypedDocumentString(`
    query TelehealthService($slug: String!) {
  telehealth_service(slug: $slug) {
    booking_type
    group
    button_label
    price
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