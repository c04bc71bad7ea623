import { useNoteDraft } from '@saltbush/shared-ui/counter';
import { Banner, TextButton } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import type { StaffAppointment } from '../api/staff-appointment-fields';

import { useAppointmentStep } from '../model/use-appointment-step';
import styles from './Counter.module.css';
import { OutcomeForm } from './OutcomeForm';

/** What was written while somebody else ended the consultation: to be copied, not lost. */
function LeftNote({ note, onForget }: { note: string; onForget: () => void }) {
  if (note === '') return null;
  return (
    <>
      <h3>Your note, which was not put down</h3>
      <p className={styles.text}>{note}</p>
      <p>
        <TextButton onClick={onForget}>Forget it</TextButton>
      </p>
    </>
  );
}

/**
 * How a consultation ended; the form for it while that is open. What the api says of a step stays when the form goes,
 * since somebody else may have ended the consultation meanwhile.
 */
export function OutcomePanel({ appointment }: { appointment: StaffAppointment }) {
  const { booking, note: kept, has_begun } = appointment;
  const step = useAppointmentStep(booking.uuid);
  const [note, write] = useNoteDraft(booking.uuid);
  const isOpen = booking.status === 'booked';
  return (
    <CounterPanel title={isOpen ? 'Outcome' : 'Note'}>
      {step.failure !== null && (
        <Banner tone="error" live>
          {step.failure}
        </Banner>
      )}
      {isOpen ? (
        <OutcomeForm key={String(has_begun)} {...{ appointment, step, note }} onWrite={write} />
      ) : (
        <>
          <p className={styles.text}>{kept ?? 'No note was written.'}</p>
          <LeftNote note={note} onForget={() => write('')} />
        </>
      )}
    </CounterPanel>
  );
}
