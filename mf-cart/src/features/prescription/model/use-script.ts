import { ANSWER_TO_PURCHASE, normaliseEscriptToken } from '@saltbush/contract';
import { errorMessage, openOverlay } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import { escriptProblem } from '../api/validate-escript';
import { onFileOffer, useOnFile } from './on-file';
import {
  NO_ANSWERS,
  type ScriptAnswers,
  type ScriptErrors,
  scriptErrors,
  scriptStatus,
} from './script-answers';
import { usePatients } from './use-patients';

/** Result of the last attempt to save; cleared by the next change. */
interface Validation {
  /** Incremented with every attempt, to move focus to what is missing. */
  attempt: number;
  message: string | null;
  errors: ScriptErrors;
}
const NO_ERRORS: Omit<Validation, 'attempt'> = { message: null, errors: {} };

/** Resolves to the reason the exchange rejects the script; null if it accepts it or there is no token to validate. */
async function checkWithExchange({ type, patientUuid, token }: ScriptAnswers): Promise<string | null> {
  const normal = normaliseEscriptToken(token);
  return type === 'escript' && patientUuid && normal ? escriptProblem(patientUuid, normal) : null;
}

interface ScriptOptions {
  productId: string;
  initial?: ScriptAnswers;
  /** Verifies complete answers. Resolves to the reason the token cannot be used, or null if all is well. */
  verify?: (answers: ScriptAnswers) => Promise<string | null>;
}

/** Patient and script state of a product or a cart line, from pending to passed (section 4.c). */
export function useScript({ productId, initial = NO_ANSWERS, verify = checkWithExchange }: ScriptOptions) {
  const [stored, setStored] = useState(initial);
  const [isSaved, setIsSaved] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [validation, setValidation] = useState<Validation>({ attempt: 0, ...NO_ERRORS });
  const latest = useRef(stored);
  const patients = usePatients(stored.type !== 'None');

  // Deselects a patient who has been deleted since.
  const isDeleted =
    patients.status === 'ready' && !patients.patients.some(({ uuid }) => uuid === stored.patientUuid);
  const answers = isDeleted ? { ...stored, patientUuid: null } : stored;
  const status = scriptStatus(answers, isSaved);
  const onFile = onFileOffer(useOnFile(productId), answers.patientUuid);

  const reopen = () => setIsSaved(false);
  const change = (part: Partial<ScriptAnswers>) => {
    latest.current = { ...answers, ...part };
    setStored(latest.current);
    reopen();
    setValidation(({ attempt }) => ({ attempt, ...NO_ERRORS }));
  };
  const reportErrors = (message: string, errors: ScriptErrors = {}) =>
    setValidation(({ attempt }) => ({ attempt: attempt + 1, message, errors }));

  const check = async () => {
    setIsChecking(true);
    try {
      const problem = await verify(answers);
      // Discards the result if the answers changed while they were being verified.
      if (latest.current !== stored) return;
      if (problem) reportErrors(ANSWER_TO_PURCHASE, { token: problem });
      else setIsSaved(true);
    } catch (error) {
      reportErrors(errorMessage(error));
    } finally {
      setIsChecking(false);
    }
  };
  const save = async () => {
    if (isChecking) return;
    if (patients.status === 'guest') return openOverlay('auth', { mode: 'login' });
    if (status === 'valid' && answers.type === 'onfile' && !onFile.isOffered)
      return reportErrors(onFile.hint);
    if (status === 'valid') return check();
    reportErrors(ANSWER_TO_PURCHASE, scriptErrors(answers));
  };
  return { answers, status, patients, onFile, validation, isChecking, change, reopen, save };
}

export type ScriptState = ReturnType<typeof useScript>;
