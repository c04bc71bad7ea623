import { consultNoteError } from '@saltbush/contract';
import { Button, formatCents } from '@saltbush/shared-ui/design/core';
import { RadioGroup, TextArea } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { cancelAppointment } from '../api/cancel-appointment';
import { completeAppointment } from '../api/complete-appointment';
import { missAppointment } from '../api/miss-appointment';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import { lengthError, lengthWords } from '../model/note-length';
import type { AppointmentStep } from '../model/use-appointment-step';
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

interface NoteProps {
  note: string;
  onWrite: (note: string) => void;
  error: string | null;
}

/** A note is never cut off: one that is too long is refused beside it. */
const NoteField = ({ note, onWrite, error }: NoteProps) => (
  <TextArea
    label="Note"
    hint={`Findings, advice, follow-up. Kept sealed; the patient does not read it.${lengthWords(note)}`}
    name="note"
    rows={6}
    value={note}
    onChange={(event) => onWrite(event.currentTarget.value)}
    error={error ?? lengthError(note) ?? undefined}
  />
);

interface OutcomeFormProps extends Omit<NoteProps, 'error'> {
  appointment: StaffAppointment;
  step: AppointmentStep;
}

/** Puts down how a consultation ended. The patient is mailed, without a word of the note. */
export function OutcomeForm({ appointment, step, note, onWrite }: OutcomeFormProps) {
  const { has_begun, booking } = appointment;
  const [outcome, setOutcome] = useState<Outcome>(has_begun ? 'completed' : 'cancelled');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = consultNoteError(note, { isRequired: outcome === 'completed' });
    setError(problem);
    if (!problem && (await step.take(() => STEPS[outcome](booking.uuid, note)))) onWrite('');
  };
  const write = (words: string) => {
    setError(null);
    onWrite(words);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
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
      <NoteField note={note} onWrite={write} error={error} />
      <div>
        <Button
          type="submit"
          size="sm"
          variant={outcome === 'cancelled' ? 'danger' : 'primary'}
          status={step.status}
        >
          {ACTIONS[outcome]}
        </Button>
      </div>
    </form>
  );
}
