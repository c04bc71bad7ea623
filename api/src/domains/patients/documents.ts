import type { Gender, State } from '@saltbush/contract';
import type { FiledScriptDocument } from './on-file/documents';

/** Collection `patients` (section 3.h). Identifiers and health answers are stored encrypted. */
export interface PatientDocument {
  _id: string;
  user_id: string;
  /** Unique: identifies a person within an account. Missing on patients stored before it was introduced. */
  person_key?: string;
  first_name: string;
  last_name: string;
  /** ISO date. */
  dob: string;
  gender: Gender;
  phone: string;
  address: string;
  suburb: string;
  state: State | null;
  postcode: string;
  /** Encrypted JSON of is_pregnant_breastfeeding, allergies, conditions and medication. */
  health: string | null;
  /** Encrypted JSON of number, reference and expiry. */
  medicare: string | null;
  /** Encrypted. */
  ihi: string | null;
  hola_medicare_last4: string | null;
  hola_medicare_expiry: string | null;
  hola_ihi_last4: string | null;
  /** Scripts that the pharmacy keeps for their repeats, oldest first. */
  scripts_on_file?: FiledScriptDocument[];
  /** Incremented by every write, including those that start to depend on the patient. */
  version?: number;
  created_at: Date;
  /** When the account last saved the details; `created_at` if that is not known. */
  checked_at?: Date;
}
