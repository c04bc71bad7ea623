import { answerWord } from '@saltbush/contract';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import styles from './Counter.module.css';

/** Answers that did not agree with something else that is known, and why the patient lets them stand (rule health-52). */
export function ContradictionsPanel({
  appointment: { contradictions },
}: {
  appointment: Pick<StaffAppointment, 'contradictions'>;
}) {
  if (contradictions.length === 0) return null;
  return (
    <CounterPanel title="Answers that do not agree">
      <p>
        As it was when the patient asked for the consultation. Please clear it up before you prescribe or
        certify.
      </p>
      <ul>
        {contradictions.map(({ question, answer, says, note }) => (
          <li key={`${question} ${says}`} className={styles.text}>
            {question} “{answerWord(answer)}”. {says}{' '}
            {note ? `The patient: “${note}”` : 'Our staff booked it, and the patient has not been asked.'}
          </li>
        ))}
      </ul>
    </CounterPanel>
  );
}
