import { InlineMessage } from '@saltbush/shared-ui/design/core';
import type { ScriptState } from '../model/use-script';
import { PatientChoice } from './PatientChoice';
import styles from './PrescriptionPanel.module.css';
import { ScriptTypeChoice } from './ScriptTypeChoice';
import { TokenField } from './TokenField';

interface ScriptQuestionsProps {
  script: ScriptState;
  /** Of a line in the cart: to have no script is no answer there. */
  isLine?: boolean;
}

/** How the script is given, for whom, and the token of an e-script. */
export function ScriptQuestions({ script, isLine = false }: ScriptQuestionsProps) {
  const { answers, patients, findings, isChecking, change } = script;
  return (
    <>
      <ScriptTypeChoice value={answers.type} isLine={isLine} onChange={(type) => change({ type })} />
      {findings.message && (
        <div role="alert">
          <InlineMessage tone="error">{findings.message}</InlineMessage>
        </div>
      )}
      {answers.type !== 'None' && (
        <div data-question="patient">
          <PatientChoice
            view={patients}
            value={answers.patientUuid}
            error={findings.errors.patient}
            onChange={(patientUuid) => change({ patientUuid })}
          />
        </div>
      )}
      {answers.type === 'escript' && (
        <div data-question="token">
          <TokenField
            value={answers.token}
            error={findings.errors.token}
            onChange={(token) => change({ token })}
          />
        </div>
      )}
      <p role="status" className={styles.status}>
        {isChecking && answers.type === 'escript' && 'Checking your e-script...'}
      </p>
    </>
  );
}
