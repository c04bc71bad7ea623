import { ANSWER_TO_PURCHASE, normaliseEscriptToken } from '@saltbush/contract';
import { errorMessage, openOverlay } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import { escriptProblem } from '../api/validate-escript';
import {
  NO_ANSWERS,
  type ScriptAnswers,
  type ScriptErrors,
  scriptErrors,
  scriptStatus,
} from './script-answers';
import { usePatients } from './use-patients';

/** What the last attempt to save found; what the shopper changes next takes it away. */
interface Findings {
  /** Grows with every attempt: the shopper is brought to what is missing. */
  attempt: number;
  message: string | null;
  errors: ScriptErrors;
}
const NOTHING: Omit<Findings, 'attempt'> = { message: null, errors: {} };

/** Why the exchange does not dispense the script; null when it does, or when there is no token to ask about. */
async function problemOf({ type, patientUuid, token }: ScriptAnswers): Promise<string | null> {
  const normal = normaliseEscriptToken(token);
  return type === 'escript' && patientUuid && normal ? escriptProblem(patientUuid, normal) : null;
}

interface ScriptOptions {
  initial?: ScriptAnswers;
  /** Takes answers without a gap to whoever decides. Why the token cannot be used, null when all is well. */
  ask?: (answers: ScriptAnswers) => Promise<string | null>;
}

/** State of patient and script of a product or of a line: from pending to passed (section 4.c). */
export function useScript({ initial = NO_ANSWERS, ask = problemOf }: ScriptOptions = {}) {
  const [stored, setStored] = useState(initial);
  const [isSaved, setIsSaved] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [findings, setFindings] = useState<Findings>({ attempt: 0, ...NOTHING });
  const latest = useRef(stored);
  const patients = usePatients(stored.type !== 'None');

  // Somebody who was deleted meanwhile is chosen no more.
  const isGone =
    patients.status === 'ready' && !patients.patients.some(({ uuid }) => uuid === stored.patientUuid);
  const answers = isGone ? { ...stored, patientUuid: null } : stored;
  const status = scriptStatus(answers, isSaved);

  const reopen = () => setIsSaved(false);
  const change = (part: Partial<ScriptAnswers>) => {
    latest.current = { ...answers, ...part };
    setStored(latest.current);
    reopen();
    setFindings(({ attempt }) => ({ attempt, ...NOTHING }));
  };
  const find = (message: string, errors: ScriptErrors = {}) =>
    setFindings(({ attempt }) => ({ attempt: attempt + 1, message, errors }));

  const check = async () => {
    setIsChecking(true);
    try {
      const problem = await ask(answers);
      // Answers that changed while the exchange was asked are not those it spoke of.
      if (latest.current !== stored) return;
      if (problem) find(ANSWER_TO_PURCHASE, { token: problem });
      else setIsSaved(true);
    } catch (error) {
      find(errorMessage(error));
    } finally {
      setIsChecking(false);
    }
  };
  const save = async () => {
    if (isChecking) return;
    if (patients.status === 'guest') return openOverlay('auth', { mode: 'login' });
    if (status === 'valid') return check();
    find(ANSWER_TO_PURCHASE, scriptErrors(answers));
  };
  return { answers, status, patients, findings, isChecking, change, reopen, save };
}

export type ScriptState = ReturnType<typeof useScript>;
