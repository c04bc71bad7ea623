import {
  PROGRAM_RULES_VERSION,
  type ProgramAnswers,
  type ProgramRecord,
  type RecordFact,
} from '@saltbush/contract';
import type { FieldCipher } from '../../../lib/field-cipher';

/** Who put something into a program's clinical history. Staff who act as a customer are named. */
export interface ClinicalAuthor {
  role: 'patient' | 'practitioner' | 'staff';
  id: string;
}

/** Inputs that a decision of the rules or of a practitioner rests on. */
interface Inputs {
  answers: ProgramAnswers | null;
  record: ProgramRecord | null;
  /** What the record says against the program and nobody has acknowledged. */
  facts: readonly RecordFact[];
}

/** What happened: sealed, because nearly all of it is health data. */
export type ClinicalContent =
  | ({ kind: 'eligible' | 'not_eligible' | 'contradicted' | 'put_to_practitioner' } & Inputs)
  /** Answers that excluded, from before the answers that followed. */
  | { kind: 'earlier_answers'; answers: ProgramAnswers }
  | { kind: 'acknowledged'; facts: readonly RecordFact[]; record: ProgramRecord; note: string }
  | ({
      kind: 'prescribed' | 'no_medicine' | 'refused';
      acknowledged: readonly RecordFact[];
      items: readonly { product_id: number; quantity: number; repeats: number }[];
      note: string;
      consult?: 'booked' | 'ahead' | 'later';
    } & Inputs)
  | { kind: 'record_changed'; before: Partial<ProgramRecord>; after: Partial<ProgramRecord> };

/** Collection `journey_clinical_entries`: decisions about a program, and what they rest on. */
export interface ClinicalEntryDocument {
  _id: string;
  subscription_id: string;
  user_id: string;
  /** Whom it is about: a draft may change its patient. */
  patient_uuid: string | null;
  at: Date;
  author: ClinicalAuthor;
  /** Encrypted JSON of the content and the version of the rules, bound to the entry. */
  sealed: string;
}

/** An entry as read: with its content and the version of the rules it was made by. */
export type OpenedEntry = Omit<ClinicalEntryDocument, 'sealed'> & {
  content: ClinicalContent & { rules: string };
};

/** An entry cannot be read as another one. */
const ownerOf = (id: string) => `journey:entry:${id}`;

/** Seals what happened, with the version of the rules as they are. */
export const sealEntry = (cipher: FieldCipher, id: string, content: ClinicalContent): string =>
  cipher.encrypt(JSON.stringify({ ...content, rules: PROGRAM_RULES_VERSION }), ownerOf(id));

/** Opens an entry. */
export function openEntry(cipher: FieldCipher, { sealed, ...entry }: ClinicalEntryDocument): OpenedEntry {
  return { ...entry, content: JSON.parse(cipher.decrypt(sealed, ownerOf(entry._id))) };
}
