import { consultNoteError, MAX_CONSULT_NOTE } from '@saltbush/contract';
import { Banner, Button, formatCents } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { RadioGroup, TextArea } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { cancelAppointment } from '../api/cancel-appointment';
import { completeAppointment } from '../api/complete-appointment';
import { missAppointment } from '../api/miss-appointment';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import { useAppointmentStep } from '../model/use-appointment-step';
import { useKeepDraft } from '../model/use-keep-draft';
import styles from './Counter.module.css';

const STEPS = { completed: completeAppointment, missed: missAppointment, cancelled: cancelAppointment };
type Outcome = keyof typeof STEPS;

const ACTIONS: Record<Outcome, string> = {
  completed: 'Put down that it took place',
  missed: 'Put down that nobody answered',
  cancelled: 'Cancel and refund',
};

function optionsOf({ has_begun, booking }: StaffAppointment) {
  const fee = formatCents(booking.fee);
  const cancelled = { value: 'cancelled', label: `Cancelled by us: ${fee} goes back to the patient` };
  if (!has_begun) return [cancelled];
  return [
    { value: 'completed', label: 'Took place' },
    { value: 'missed', label: `The patient was not reached: the fee of ${fee} stays` },
    cancelled,
  ];
}

/** Puts down how a consultation ended. The patient is mailed, without a word of the note. */
function OutcomeForm({ appointment }: { appointment: StaffAppointment }) {
  const { has_begun, booking } = appointment;
  const [outcome, setOutcome] = useState<Outcome>(has_begun ? 'completed' : 'cancelled');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { status, take, failure } = useAppointmentStep(booking.uuid);
  useKeepDraft(note !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = consultNoteError(note, { isRequired: outcome === 'completed' });
    setError(problem);
    if (!problem) void take(() => STEPS[outcome](booking.uuid, note));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {!has_begun && (
        <p>It can be put down as held from its start on. Until then it can only be cancelled.</p>
      )}
      <RadioGroup
        legend="Outcome"
        hideLegend
        name="outcome"
        options={optionsOf(appointment)}
        value={outcome}
        onChange={(value) => setOutcome(value as Outcome)}
      />
      <TextArea
        label="Note"
        hint="Findings, advice, follow-up. Kept sealed; the patient does not read it."
        name="note"
        rows={6}
        maxLength={MAX_CONSULT_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={error ?? undefined}
      />
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <div>
        <Button
          type="submit"
          size="sm"
          variant={outcome === 'cancelled' ? 'danger' : 'primary'}
          status={status}
        >
          {ACTIONS[outcome]}
        </Button>
      </div>
    </form>
  );
}

/** How a consultation ended; the form for it while that is open. */
export function OutcomePanel({ appointment }: { appointment: StaffAppointment }) {
  const { booking, note } = appointment;
  const isOpen = booking.status === 'booked';
  return (
    <CounterPanel title={isOpen ? 'Outcome' : 'Note'}>
      {isOpen ? (
        <OutcomeForm key={String(appointment.has_begun)} appointment={appointment} />
      ) : (
        <p className={styles.text}>{note ?? 'No note was written.'}</p>
      )}
    </CounterPanel>
  );
}
