import { escriptTokenError, lastFour, maskedLastFour, normaliseEscriptToken } from '@saltbush/contract';
import type { ScriptType } from '../../../generated/gql/graphql';

/** What the shopper has answered; the token as typed. */
export interface ScriptAnswers {
  /** None: the shopper has no script. */
  type: ScriptType | 'None';
  patientUuid: string | null;
  token: string;
}

/** A product page starts without a script. */
export const NO_ANSWERS: ScriptAnswers = { type: 'None', patientUuid: null, token: '' };

/** Where patient and script of a product stand (section 4.c). */
export type ScriptStatus = 'pending' | 'editing' | 'valid' | 'passed';

/** What is wrong with the answers, by question. */
export interface ScriptErrors {
  patient?: string;
  token?: string;
}

/** What is missing for the chosen type of script; empty when nothing is. */
export function scriptErrors({ type, patientUuid, token }: ScriptAnswers): ScriptErrors {
  const errors: ScriptErrors = {};
  if (!patientUuid) errors.patient = 'Please choose a patient';
  const problem = type === 'escript' ? escriptTokenError(token) : null;
  if (problem) errors.token = problem;
  return errors;
}

/** Pending until a type is chosen, then editing until patient and script are there; passed once they are saved. */
export function scriptStatus(answers: ScriptAnswers, isSaved: boolean): ScriptStatus {
  if (answers.type === 'None') return 'pending';
  if (Object.keys(scriptErrors(answers)).length > 0) return 'editing';
  return isSaved ? 'passed' : 'valid';
}

/** What a line of the cart takes of the answers. */
export function scriptLine({ type, patientUuid, token }: ScriptAnswers) {
  if (type === 'None') return {};
  const eprescription_token = type === 'escript' ? normaliseEscriptToken(token) : null;
  return { patient_uuid: patientUuid, script_type: type, eprescription_token };
}

/** A pasted link or message gives way to the token in it at once; what else is typed stays as it is. */
export const tokenIn = (text: string): string =>
  (/[/?&=#]/.test(text) ? normaliseEscriptToken(text) : null) ?? text;

const TYPE_WORDS = { escript: 'E-script', onfile: 'Script on file', paper: 'Paper script' } as const;

/** The chosen script in a few words; of a token, its last 4 characters. */
export function scriptWords({ type, token }: ScriptAnswers): string {
  if (type === 'None') return '';
  const normal = type === 'escript' ? normaliseEscriptToken(token) : null;
  return normal ? `${TYPE_WORDS[type]} ${maskedLastFour(lastFour(normal))}` : TYPE_WORDS[type];
}
