import type { ScriptRefuseReason, ScriptState, ScriptType } from '@saltbush/contract';

/** A state that a script was in. */
export interface ScriptStepDocument {
  state: ScriptState;
  at: Date;
  /** Who has decided; unset for how it began and for what a refund has closed. */
  staff_id?: string;
  staff_name?: string;
  reason?: ScriptRefuseReason;
}

/** The script of an order's line; its token stays on the line. */
export interface ScriptDocument {
  /** Number of the line, from 1. */
  line: number;
  kind: ScriptType;
  /** Code of the script on file of which it is a repeat; unset for others, and for what a program prescribes. */
  filed_code?: string;
  /** The state of its last step. */
  state: ScriptState;
  /** Oldest first. */
  steps: ScriptStepDocument[];
}
