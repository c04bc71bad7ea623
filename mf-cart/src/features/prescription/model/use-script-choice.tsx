import { hasCode, type PurchaseProduct } from '@saltbush/shared-ui/platform';
import { PrescriptionPanel } from '../components/PrescriptionPanel';
import { scriptLine } from './script-answers';
import { useScript } from './use-script';

/** The api does not take the patient, or the script. */
const isOfScript = (error: unknown) =>
  hasCode(error, 'PATIENT_REQUIRED', 'PRESCRIPTION_REQUIRED', 'NOT_FOUND');

/** Patient and script of a prescription product, for the purchase to be composed with (section 2.10). */
export function useScriptChoice({ title }: Pick<PurchaseProduct, 'title'>) {
  const script = useScript();
  const { answers, status, save, reopen } = script;
  return {
    element: <PrescriptionPanel script={script} productTitle={title} />,
    type: answers.type,
    isPassed: status === 'passed',
    line: scriptLine(answers),
    save,
    refused: (error: unknown) => {
      if (isOfScript(error)) reopen();
    },
  };
}
