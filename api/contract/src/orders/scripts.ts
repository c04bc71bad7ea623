import type { ScriptType } from '../enumerations';

/**
 * States of the script of an order's line: a paper one that is in the post, and one that has arrived; the token of an
 * electronic one, and one on file, which are to be checked; valid; refused with a reason; closed, because its line was
 * given back before it left the pharmacy.
 */
export const SCRIPT_STATES = [
  'awaited',
  'arrived',
  'to_check',
  'on_file',
  'valid',
  'refused',
  'closed',
] as const;
export type ScriptState = (typeof SCRIPT_STATES)[number];

/** Who moves a script: a pharmacist who looks at it, or the refund of its line. */
export type ScriptMover = 'pharmacist' | 'refund';

type Moves = Partial<Record<ScriptState, ScriptMover>>;

/** A refused script can be replaced by a paper one: the order keeps its place until its line is refunded. */
const MOVES: Readonly<Record<ScriptState, Moves>> = {
  awaited: { arrived: 'pharmacist', refused: 'pharmacist', closed: 'refund' },
  arrived: { valid: 'pharmacist', refused: 'pharmacist', closed: 'refund' },
  to_check: { valid: 'pharmacist', refused: 'pharmacist', closed: 'refund' },
  on_file: { valid: 'pharmacist', refused: 'pharmacist', closed: 'refund' },
  valid: { closed: 'refund' },
  refused: { arrived: 'pharmacist', closed: 'refund' },
  closed: {},
};

/** Returns whether someone may move a script from one state to the other (rule selling-36). */
export const canMoveScript = (from: ScriptState, to: ScriptState, by: ScriptMover): boolean =>
  MOVES[from][to] === by;

const BEGINS: Readonly<Record<ScriptType, ScriptState>> = {
  paper: 'awaited',
  escript: 'to_check',
  onfile: 'on_file',
};

/** Returns the state in which a script begins, by how its customer gives it. */
export const firstScriptState = (kind: ScriptType): ScriptState => BEGINS[kind];

/** Returns true for a script that keeps its order from being approved (rule selling-37). */
export const holdsApproval = (state: ScriptState): boolean => state !== 'valid' && state !== 'closed';

/**
 * Returns whether a pharmacist may keep a script for its repeats: it was checked, and is none that is on file already
 * (rule health-32).
 */
export const canFileScript = (kind: ScriptType, state: ScriptState): boolean =>
  kind !== 'onfile' && state === 'valid';

/** The states in a pharmacist's words, as they complete "It is …". */
export const SCRIPT_STATE_WORDS: Readonly<Record<ScriptState, string>> = {
  awaited: 'awaited by post',
  arrived: 'to be checked',
  to_check: 'to be checked',
  on_file: 'to be checked',
  valid: 'checked and valid',
  refused: 'refused',
  closed: 'no longer needed',
};

/** Why a script is refused. Its customer reads it, by mail too: no health detail. */
export const SCRIPT_REFUSE_REASONS = {
  expired: 'It has expired',
  no_repeats: 'All of its repeats have been dispensed',
  other_patient: 'It was written for somebody else',
  other_item: 'It was written for something else',
  incomplete: 'It is not signed, dated or complete',
  illegible: 'We cannot read it',
  not_found: 'We could not find it with its token',
  not_arrived: 'It never arrived at our pharmacy',
  withdrawn: 'Its prescriber has withdrawn it',
  unsafe: 'Our pharmacist has found it not safe to supply',
} as const;
export type ScriptRefuseReason = keyof typeof SCRIPT_REFUSE_REASONS;

const ON_PAPER: readonly ScriptRefuseReason[] = [
  'expired',
  'no_repeats',
  'other_patient',
  'other_item',
  'incomplete',
  'illegible',
  'unsafe',
];
const ELECTRONIC: readonly ScriptRefuseReason[] = [
  'expired',
  'no_repeats',
  'other_patient',
  'other_item',
  'not_found',
  'unsafe',
];

const REASONS: Readonly<Record<ScriptState, readonly ScriptRefuseReason[]>> = {
  awaited: ['not_arrived'],
  arrived: ON_PAPER,
  to_check: ELECTRONIC,
  on_file: ['expired', 'no_repeats', 'other_patient', 'other_item', 'withdrawn', 'unsafe'],
  valid: [],
  refused: [],
  closed: [],
};

/** Returns why a script can be refused while it is in a state. */
export const refuseReasonsOf = (state: ScriptState): readonly ScriptRefuseReason[] => REASONS[state];

/** Returns the code of a script, such as `SB-7K3M-9QXT-S1`: its order and the number of its line. */
export const scriptCode = (reference: string, line: number): string => `${reference}-S${line}`;

/** Reads a script's code; null if it is none. */
export function readScriptCode(code: string): { reference: string; line: number } | null {
  const [, reference = '', line] = /^(SB-[0-9A-Z]{4}-[0-9A-Z]{4})-S(\d{1,3})$/.exec(code) ?? [];
  return line === undefined ? null : { reference, line: Number(line) };
}
