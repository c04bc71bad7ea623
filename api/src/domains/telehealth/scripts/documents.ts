import type { ProgramRecord, SupplyLimits } from '@saltbush/contract';

/** What a practitioner has prescribed, and what the decision rests on: stored as one sealed text (rule health-64). */
export interface ScriptContent {
  patient_uuid: string;
  product_id: number;
  /** The medicine's name when it was prescribed. */
  product_name: string;
  /** Packs in one supply. */
  quantity: number;
  /** All supplies, the first included. */
  supplies: number;
  directions: string;
  /** ISO dates by the pharmacy's clocks. */
  written_on: string;
  expires_on: string;
  /** The practitioner's name. */
  issued_by: string;
  decision: {
    /** Version of the rules. */
    rules: string;
    /** What the patient's record said. */
    record: ProgramRecord;
    limits: SupplyLimits;
    /** What of it spoke against the medicine. */
    against: string[];
    /** Why it was right all the same; empty if nothing spoke against it. */
    why: string;
  };
}

/** How a script was withdrawn. */
export interface ScriptEnd {
  staff_id: string;
  at: Date;
  /** Sealed. */
  reason: string;
}

/** A script in its booking, which keeps all of them, the oldest first. What is on file of it is kept with the patient. */
export interface StoredScript {
  /** From 1. */
  number: number;
  staff_id: string;
  issued_at: Date;
  /** Encrypted JSON of `ScriptContent`. */
  content: string;
  /** Absent unless it was withdrawn. */
  ended?: ScriptEnd;
}
