import type { State } from '@saltbush/contract';

/** Collection `patients` (specification section 3, Patient). Identifiers and health answers are stored encrypted. */
export interface PatientDocument {
  _id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  /** ISO date. */
  dob: string;
  gender: 'female' | 'male';
  phone: string;
  address: string;
  suburb: string;
  state: State | null;
  postcode: string;
  /** Encrypted JSON of is_pregnant_breastfeeding, allergies, conditions and medication. */
  health: string | null;
  /** Encrypted. */
  medicare: string | null;
  ihi: string | null;
  hola_medicare_last4: string | null;
  hola_medicare_expiry: string | null;
  hola_ihi_last4: string | null;
  created_at: Date;
}
