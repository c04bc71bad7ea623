import { TextButton, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CircleCheckIcon } from '@saltbush/shared-ui/design/icons';
import { scriptSummary } from '../model/script-answers';
import type { ScriptState } from '../model/use-script';
import styles from './PrescriptionPanel.module.css';

/** Summary of the saved patient and script, with a button to edit them. */
export function PassedScript({ script, onChange }: { script: ScriptState; onChange: () => void }) {
  const { answers, patients } = script;
  const known = patients.status === 'ready' ? patients.patients : [];
  const patient = known.find(({ uuid }) => uuid === answers.patientUuid);
  return (
    <div className={styles.passed}>
      <p role="status" className={styles.who}>
        <CircleCheckIcon size={24} strokeWidth={1.75} />
        <span className={styles.summary}>
          <strong>{patient ? `For ${patient.first_name} ${patient.last_name}` : 'Patient saved'}</strong>
          <span className={styles.script}>{scriptSummary(answers)}</span>
        </span>
      </p>
      <TextButton onClick={onChange}>
        Change <VisuallyHidden>patient or script</VisuallyHidden>
      </TextButton>
    </div>
  );
}
