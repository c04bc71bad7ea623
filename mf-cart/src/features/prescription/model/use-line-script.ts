import { type ApiError, hasCode } from '@saltbush/shared-ui/platform';
import type { CartLine } from '../../../shared/cart/cart';
import { setItemPatient } from '../api/set-item-patient';
import { type ScriptAnswers, scriptLine } from './script-answers';
import { useScript } from './use-script';

/** The api asked the exchange itself: what it says of an e-script is said beside the token. */
const isOfToken = (error: unknown, { type }: ScriptAnswers): error is ApiError =>
  type === 'escript' && hasCode(error, 'PRESCRIPTION_REQUIRED');

/** State of patient and script of a line; a token is never sent back, so that it has to be given again. */
export function useLineScript(cartUuid: string, line: CartLine, onSaved: () => void) {
  const ask = async (answers: ScriptAnswers): Promise<string | null> => {
    const { patient_uuid, script_type, eprescription_token } = scriptLine(answers);
    if (!patient_uuid || !script_type) return null;
    try {
      await setItemPatient(cartUuid, { item_id: line.id, patient_uuid, script_type, eprescription_token });
    } catch (error) {
      if (isOfToken(error, answers)) return error.message;
      throw error;
    }
    onSaved();
    return null;
  };
  const initial = {
    type: line.script_type ?? ('escript' as const),
    patientUuid: line.patient?.uuid ?? null,
    token: '',
  };
  return useScript({ initial, ask });
}
