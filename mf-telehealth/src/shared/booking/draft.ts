import type { Gender, State } from '@saltbush/contract';
import { subscribe } from '@saltbush/shared-ui/bus';
import { tabStorage } from '@saltbush/shared-ui/platform';
import { create } from 'zustand';

const KEY = 'telehealth_booking';

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

/** Returns true for the same person: an account's patient by uuid, a guest by name and date of birth. */
export function isSamePatient(one: BookingPatient | null, other: BookingPatient): boolean {
  if (!one || one.uuid !== other.uuid) return false;
  if (one.uuid !== null) return true;
  const same = ['first_name', 'last_name', 'dob'] as const;
  return same.every((field) => one[field].trim().toLowerCase() === other[field].trim().toLowerCase());
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

/** The part of a booking stored in this tab, so that a reload loses nothing. Never health data. */
export interface Draft {
  /** The account that started it; null for a guest. */
  owner: string | null;
  patient: BookingPatient | null;
  contact: BookingContact | null;
  slot: BookingSlot | null;
  /** The booking that holds the slot, or the completed one. */
  booking: string | null;
}

const EMPTY: Draft = { owner: null, patient: null, contact: null, slot: null, booking: null };

interface DraftState extends Draft {
  /** False on the server and during hydration. */
  isRead: boolean;
}

export const useDraft = create<DraftState>(() => ({ ...EMPTY, isRead: false }));

/** Restores the tab's stored draft. Another account's is discarded; a guest who signs in keeps theirs. */
export function startDraft(owner: string | null): void {
  const draft = { ...EMPTY, ...(tabStorage.readJson(KEY) as Partial<Draft> | null) };
  const isForeign = draft.owner !== null && draft.owner !== owner;
  const kept = isForeign ? EMPTY : draft;
  const isPatientOfOwner = (kept.patient?.uuid ?? null) === null ? owner === null : owner !== null;
  useDraft.setState({ ...kept, owner, patient: isPatientOfOwner ? kept.patient : null, isRead: true });
  if (isForeign) tabStorage.remove(KEY);
}

/** Updates the draft in memory and in storage. */
export function changeDraft(change: Partial<Draft>): void {
  useDraft.setState(change);
  const { isRead: _, ...draft } = useDraft.getState();
  tabStorage.writeJson(KEY, draft);
}

/** Clears the draft, retaining the uuid of the booking it became in `booking`. */
export function forgetDraft({ booking = null }: { booking?: string | null } = {}): void {
  const { owner } = useDraft.getState();
  changeDraft({ ...EMPTY, owner, booking });
}

subscribe('auth:signed-out', () => {
  tabStorage.remove(KEY);
  useDraft.setState({ ...EMPTY });
});
