import type { Gender, State } from '@saltbush/contract';
import type { HealthDraftState } from '@saltbush/shared-ui/health-drafts';
import { personalTabStorage } from '@saltbush/shared-ui/platform';

/** The tab's last booking: only its uuid, so that its confirmation outlives a reload. */
const BOOKED_KEY = 'telehealth_booking';

/** Who a booking is for: one of the account's patients, or a guest, who has no uuid. */
export interface BookingPatient {
  uuid: string | null;
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  dob: string;
  gender: Gender;
  /** A guest's e-mail address; an account has one already. */
  email: string;
  /** The patient's stored details, which prefill the next screen. */
  phone?: string;
  state?: State | null;
}

const isSame = (
  one: BookingPatient,
  other: BookingPatient,
  fields: readonly ('first_name' | 'last_name' | 'dob')[],
): boolean => fields.every((field) => one[field].trim().toLowerCase() === other[field].trim().toLowerCase());

/** Returns true for guests of the same name. */
export const isSameName = (one: BookingPatient | null, other: BookingPatient): boolean =>
  one !== null && one.uuid === null && other.uuid === null && isSame(one, other, ['first_name', 'last_name']);

/** Returns true for the same person: an account's patient by uuid, a guest by name and date of birth. */
export function isSamePatient(one: BookingPatient | null, other: BookingPatient): boolean {
  if (!one || one.uuid !== other.uuid) return false;
  return one.uuid !== null || isSame(one, other, ['first_name', 'last_name', 'dob']);
}

/** How and where the practitioner reaches the patient. */
export interface BookingContact {
  contact_method: 'phone' | 'video';
  phone: string;
  state: State;
}

/** A selected slot. */
export interface BookingSlot {
  starts_at: string;
  /** The state it was selected for. */
  state: State;
  /** Day and time as displayed: "Tomorrow Nov 25, 9AM - 11AM". */
  words: string;
  /** Cents: the fee of this time; absent in drafts of earlier releases. */
  fee?: number | null;
}

/** Who a booking is for, how, and when. */
export interface Draft {
  /** Id of what the shop keeps of it; null before anything is kept. */
  id: string | null;
  patient: BookingPatient | null;
  contact: BookingContact | null;
  slot: BookingSlot | null;
  /** The booking that holds the slot, or the completed one. */
  booking: string | null;
}

const objectOf = <Kind>(value: unknown): Kind | null =>
  value instanceof Object && !Array.isArray(value) ? (value as Kind) : null;

/** Reads a booking from what was entered. A guest's patient is none of the account that they sign in to. */
export function readDraft({ id, owner, entries }: Pick<HealthDraftState, 'id' | 'owner' | 'entries'>): Draft {
  const patient = objectOf<BookingPatient>(entries.patient);
  const isOwners = ((patient?.uuid ?? null) === null) === (owner === null);
  return {
    id,
    patient: isOwners ? patient : null,
    contact: objectOf<BookingContact>(entries.contact),
    slot: objectOf<BookingSlot>(entries.slot),
    booking: typeof entries.booking === 'string' ? entries.booking : personalTabStorage.read(BOOKED_KEY),
  };
}

/** Keeps which booking was completed in this tab, until a sign-out. */
export const rememberBooked = (uuid: string): void => personalTabStorage.write(BOOKED_KEY, uuid);
