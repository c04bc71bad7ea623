import { hasCode, type PurchaseProduct } from '@saltbush/shared-ui/platform';
import { PrescriptionPanel } from '../components/PrescriptionPanel';
import { scriptLine } from './script-answers';
import { useScript } from './use-script';

/** Returns true if the API rejected the patient or the script. */
const isScriptError = (error: unknown) =>
  hasCode(error, 'PATIENT_REQUIRED', 'PRESCRIPTION_REQUIRED', 'SUPPLY_TOO_EARLY', 'NOT_FOUND');

/** Patient and script of a prescription product, to compose a purchase with (section 2.10). */
export function useScriptChoice({ id, title }: Pick<PurchaseProduct, 'id' | 'title'>) {
  const script = useScript({ productId: String(id) });
  const { answers, status, save, reopen } = script;
  return {
    element: <PrescriptionPanel script={script} productTitle={title} />,
    type: answers.type,
    isPassed: status === 'passed',
    line: scriptLine(answers),
    save,
    onRejected: (error: unknown) => {
      if (isScriptError(error)) reopen();
    },
  };
}
