import type { Gender, State } from '@saltbush/contract';
import { subscribe } from '@saltbush/shared-ui/bus';
import { create } from 'zustand';

const KEY = 'telehealth_booking';

/** Whom a booking is for: a patient of the account, or a guest, who has no uuid. */
export interface BookingPatient {
  uuid: string | null;
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  dob: string;
  gender: Gender;
  /** Of a guest; an account has its own. */
  email: string;
  /** What the account knows of the patient, to begin the next screen with. */
  phone?: string;
  state?: State | null;
}

/** How and where the practitioner reaches the patient. */
export interface BookingContact {
  contact_method: 'phone' | 'video';
  phone: string;
  state: State;
}

/** A slot as it was picked. */
export interface BookingSlot {
  starts_at: string;
  /** Of the state it was picked for. */
  state: State;
  /** Day and time as they were read: "Tomorrow Nov 25, 9AM - 11AM". */
  words: string;
}

/** What is kept of a booking in this tab, so that a reload loses nothing. Never anything about health. */
export interface Draft {
  /** The account it was begun with; null for a guest. */
  owner: string | null;
  patient: BookingPatient | null;
  contact: BookingContact | null;
  slot: BookingSlot | null;
  /** The booking that holds the slot, or that was made of it. */
  booking: string | null;
}

const EMPTY: Draft = { owner: null, patient: null, contact: null, slot: null, booking: null };

interface DraftState extends Draft {
  /** False on the server and during hydration. */
  isRead: boolean;
}

export const useDraft = create<DraftState>(() => ({ ...EMPTY, isRead: false }));

function stored(): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Reads what this tab keeps. Another account's draft is thrown away; a guest who signs in takes theirs along. */
export function startDraft(owner: string | null): void {
  const draft = { ...EMPTY, ...stored() };
  const isForeign = draft.owner !== null && draft.owner !== owner;
  const kept = isForeign ? EMPTY : draft;
  const isPatientOfOwner = (kept.patient?.uuid ?? null) === null ? owner === null : owner !== null;
  useDraft.setState({ ...kept, owner, patient: isPatientOfOwner ? kept.patient : null, isRead: true });
  if (isForeign) sessionStorage.removeItem(KEY);
}

/** Changes the draft, here and in what the tab keeps. */
export function changeDraft(change: Partial<Draft>): void {
  useDraft.setState(change);
  const { isRead: _, ...draft } = useDraft.getState();
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

/** Forgets the draft; `booking` keeps the booking that it became. */
export function forgetDraft({ booking = null }: { booking?: string | null } = {}): void {
  const { owner } = useDraft.getState();
  changeDraft({ ...EMPTY, owner, booking });
}

subscribe('auth:signed-out', () => {
  sessionStorage.removeItem(KEY);
  useDraft.setState({ ...EMPTY });
});
