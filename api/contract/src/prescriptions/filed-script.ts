import { SCRIPT_REFUSE_REASONS } from '../orders/scripts';

/**
 * States of a script on file: kept; in use, while an order on one of its repeats waits for its check or an AutoDelivery is
 * charged for one; taken off file.
 */
export const FILED_STATES = ['kept', 'in_use', 'off'] as const;
export type FiledState = (typeof FILED_STATES)[number];

/** What happens to it: a repeat is used or its supply decided, a pharmacist corrects it, takes it off or refuses it, its author withdraws it. */
export const FILED_STEPS = ['use', 'settle', 'correct', 'take_off', 'refuse', 'withdraw'] as const;
export type FiledStep = (typeof FILED_STEPS)[number];

const STEPS: Readonly<Record<FiledState, Partial<Record<FiledStep, FiledState>>>> = {
  kept: { use: 'in_use', correct: 'kept', take_off: 'off', withdraw: 'off' },
  in_use: { use: 'in_use', settle: 'kept', refuse: 'off', withdraw: 'off' },
  off: {},
};

/** Returns the state of a script on file after a step; null if the step cannot be taken (rule health-37). */
export const filedAfter = (from: FiledState, step: FiledStep): FiledState | null => STEPS[from][step] ?? null;

/** Why a script on file is corrected. */
export const FILED_CORRECT_REASONS = {
  typed_wrong: 'It was put on file with a mistake',
  prescriber: 'Its prescriber has changed it',
  elsewhere: 'A repeat was dispensed elsewhere',
} as const;
export type FiledCorrectReason = keyof typeof FILED_CORRECT_REASONS;

const { expired, no_repeats, other_patient, other_item, unsafe } = SCRIPT_REFUSE_REASONS;

/** Why a script is taken off file. Its customer reads it by mail: no health detail. */
export const FILED_END_REASONS = {
  asked: 'You asked us to',
  prescriber: 'Its prescriber has withdrawn or replaced it',
  given_back: 'We have given it back to you',
  expired,
  no_repeats,
  other_patient,
  other_item,
  unsafe,
} as const;
export type FiledEndReason = keyof typeof FILED_END_REASONS;

const STOPPING: readonly string[] = ['prescriber', 'withdrawn', 'unsafe'];

/** Returns whether nothing more may be supplied on a script that ended for a reason, what waits for its check included. */
export const stopsSupply = (reason: string): boolean => STOPPING.includes(reason);
