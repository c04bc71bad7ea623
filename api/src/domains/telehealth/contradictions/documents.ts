import type { AskedContradiction, ChangedAnswer, ProgramRecord } from '@saltbush/contract';

/** Who put something down: staff who act as a customer are named. */
export interface TryAuthor {
  role: 'patient' | 'guest' | 'staff';
  id: string | null;
}

/** A contradiction that stands. */
export interface StandingContradiction extends AskedContradiction {
  /** Why both are right, as the patient says; empty if staff booked for them, and they have not been asked. */
  note: string;
}

/** What the comparison of a request rests on, beside its answers (rule health-52). */
export interface ComparedInputs {
  record: ProgramRecord | null;
  /** Years on the day of the appointment. */
  age: number | null;
}

/** The comparison of a request that was let through. */
export interface ComparedRequest {
  /** Version of the rules. */
  rules: string;
  inputs: ComparedInputs;
  /** What the patient has let stand, or has not been asked about. */
  standing: StandingContradiction[];
  author: TryAuthor;
}

/** Why the shop refused answers. */
export type TryOutcome = 'rejected' | 'red_flag' | 'contradicted';

/** Refused answers with what the decision rests on: sealed. */
export interface TryContent {
  outcome: TryOutcome;
  answers: Record<string, string>;
  product_id: number | null;
  /** The answers that were changed before. */
  changed: readonly ChangedAnswer[];
  contradictions: readonly AskedContradiction[];
  /** What the answers were compared with; null if they were refused before. */
  inputs: ComparedInputs | null;
  /** Versions of the questionnaire and of the rules of contradictions. */
  version: string | null;
  rules: string;
}

/** Collection `telehealth_tries`: answers of accounts' patients that the shop refused. */
export interface TryDocument {
  _id: string;
  user_id: string;
  patient_uuid: string;
  /** The draft that they were entered in, with its requester; absent if there was none. */
  draft_key?: string;
  at: Date;
  author: TryAuthor;
  /** Encrypted JSON of the service and `TryContent`, bound to the try. */
  sealed: string;
  /** When no rule looks back to it any more. */
  expires_at: Date;
}
