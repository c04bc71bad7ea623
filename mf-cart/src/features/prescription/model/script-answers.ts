import {
  escriptTokenError,
  lastFour,
  maskedLastFour,
  normaliseEscriptToken,
  PATIENT_MISSING,
} from '@saltbush/contract';
import type { ScriptType } from '../../../generated/gql/graphql';

/** The shopper's answers, with the token as typed. */
export interface ScriptAnswers {
  /** `None` if the shopper has no script. */
  type: ScriptType | 'None';
  patientUuid: string | null;
  token: string;
}

/** A product page starts without a script. */
export const NO_ANSWERS: ScriptAnswers = { type: 'None', patientUuid: null, token: '' };

/** Progress of a product's patient and script (section 4.c). */
export type ScriptStatus = 'pending' | 'editing' | 'valid' | 'passed';

/** Validation errors by question. */
export interface ScriptErrors {
  patient?: string;
  token?: string;
}

/** Validates the answers for the chosen script type; returns no errors if they are complete. */
export function scriptErrors({ type, patientUuid, token }: ScriptAnswers): ScriptErrors {
  const errors: ScriptErrors = {};
  if (!patientUuid) errors.patient = PATIENT_MISSING;
  const problem = type === 'escript' ? escriptTokenError(token) : null;
  if (problem) errors.token = problem;
  return errors;
}

/** Pending until a type is chosen, editing until patient and script are complete, and passed once saved. */
export function scriptStatus(answers: ScriptAnswers, isSaved: boolean): ScriptStatus {
  if (answers.type === 'None') return 'pending';
  if (Object.keys(scriptErrors(answers)).length > 0) return 'editing';
  return isSaved ? 'passed' : 'valid';
}

/** Maps the answers to the fields of a cart line. */
export function scriptLine({ type, patientUuid, token }: ScriptAnswers) {
  if (type === 'None') return {};
  const eprescription_token = type === 'escript' ? normaliseEscriptToken(token) : null;
  return { patient_uuid: patientUuid, script_type: type, eprescription_token };
}

/** Extracts the token from a pasted link or message; returns any other text unchanged. */
export const tokenIn = (text: string): string =>
  (/[/?&=#]/.test(text) ? normaliseEscriptToken(text) : null) ?? text;

const TYPE_LABELS = { escript: 'E-script', onfile: 'Script on file', paper: 'Paper script' } as const;

/** Summarises the chosen script, showing only the last 4 characters of a token. */
export function scriptSummary({ type, token }: ScriptAnswers): string {
  if (type === 'None') return '';
  const normal = type === 'escript' ? normaliseEscriptToken(token) : null;
  return normal ? `${TYPE_LABELS[type]} ${maskedLastFour(lastFour(normal))}` : TYPE_LABELS[type];
}
