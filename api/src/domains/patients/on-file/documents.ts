import type {
  FiledCorrectReason,
  FiledDetails,
  FiledEndReason,
  FiledScript,
  ScriptRefuseReason,
} from '@saltbush/contract';

/** What a pharmacist has done to a script on file. */
interface FiledStep<Reason extends string> {
  at: Date;
  staff_id: string;
  staff_name: string;
  reason: Reason;
}

export interface FiledCorrectionDocument extends FiledStep<FiledCorrectReason> {
  /** What it said before. */
  from: FiledDetails;
  to: FiledDetails;
}

/** It was taken off file, refused with an order on it, or withdrawn by a practitioner. */
export interface FiledEndDocument extends FiledStep<FiledEndReason | ScriptRefuseReason> {
  /** Why a practitioner has withdrawn it, for those who dispense: sealed, bound to the patient and the script. */
  note?: string;
}

/** How a script came about that was issued in a consultation of this shop. */
export interface IssuedDocument {
  /** Reference of the consultation, such as `TH-3F9A1C20`. */
  consult: string;
  /** The practitioner. */
  staff_name: string;
  /** Packs in one supply. */
  quantity: number;
  /** How it is taken: sealed, bound to the patient and the script. */
  directions: string;
}

/** A patient's script that the pharmacy keeps. */
export interface FiledScriptDocument extends FiledScript {
  /** Of the order's script with which it came, or of the consultation in which it was issued. */
  code: string;
  product_id: number;
  /** ISO date on it. */
  written_on: string;
  /** What was left of them when it was put on file. */
  repeats: number;
  filed_at: Date;
  /** When it was supplied: with the order that it came with, and on its repeats. Unset before this was kept. */
  supplied_at?: Date[];
  staff_id: string;
  /** Unset for what came with an order. */
  issued?: IssuedDocument;
  /** Oldest first; unset for none. */
  corrections?: FiledCorrectionDocument[];
  /** Set once it was taken off file, or refused; it then has no repeats. */
  taken_off?: FiledEndDocument;
}
