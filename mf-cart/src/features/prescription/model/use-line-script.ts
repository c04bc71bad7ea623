import { type ApiError, hasCode } from '@saltbush/shared-ui/platform';
import type { CartLine } from '../../../shared/cart/cart';
import { setItemPatient } from '../api/set-item-patient';
import { type ScriptAnswers, scriptLine } from './script-answers';
import { useScript } from './use-script';

/** Returns true if the exchange rejected the e-script; that reason is shown beside the token. */
const isTokenError = (error: unknown, { type }: ScriptAnswers): error is ApiError =>
  type === 'escript' && hasCode(error, 'PRESCRIPTION_REQUIRED');

/** Patient and script state of a cart line. The API never returns tokens, so an e-script has to be re-entered. */
export function useLineScript(cartUuid: string, line: CartLine, onSaved: () => void) {
  const verify = async (answers: ScriptAnswers): Promise<string | null> => {
    const { patient_uuid, script_type, eprescription_token } = scriptLine(answers);
    if (!patient_uuid || !script_type) return null;
    try {
      await setItemPatient(cartUuid, { item_id: line.id, patient_uuid, script_type, eprescription_token });
    } catch (error) {
      if (isTokenError(error, answers)) return error.message;
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
  return useScript({ productId: line.product?.id ?? '', initial, verify });
}
