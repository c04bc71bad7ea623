import { InlineMessage } from '@saltbush/shared-ui/design/core';
import type { ScriptState } from '../model/use-script';
import { PatientChoice } from './PatientChoice';
import styles from './PrescriptionPanel.module.css';
import { ScriptTypeChoice } from './ScriptTypeChoice';
import { TokenField } from './TokenField';

interface ScriptQuestionsProps {
  script: ScriptState;
  /** The questions concern a cart line, where "no script" is not an option. */
  isLine?: boolean;
}

/** Script type, patient and, for an e-script, its token. */
export function ScriptQuestions({ script, isLine = false }: ScriptQuestionsProps) {
  const { answers, patients, onFile, validation, isChecking, change } = script;
  return (
    <>
      <ScriptTypeChoice
        value={answers.type}
        isLine={isLine}
        onFile={onFile}
        onChange={(type) => change({ type })}
      />
      {validation.message && (
        <div role="alert">
          <InlineMessage tone="error">{validation.message}</InlineMessage>
        </div>
      )}
      {answers.type !== 'None' && (
        <div data-question="patient" tabIndex={-1}>
          <PatientChoice
            view={patients}
            value={answers.patientUuid}
            error={validation.errors.patient}
            onChange={(patientUuid) => change({ patientUuid })}
          />
        </div>
      )}
      {answers.type === 'escript' && (
        <div data-question="token" tabIndex={-1}>
          <TokenField
            value={answers.token}
            error={validation.errors.token}
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
