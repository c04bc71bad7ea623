import { consultNoteError } from '@saltbush/contract';
import { useMissedCalls } from '@saltbush/shared-ui/counter';
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

type Outcome = 'completed' | 'missed' | 'cancelled';

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
    { value: 'missed', label: `The patient was not reached by three calls: the fee of ${fee} stays` },
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

function send(outcome: Outcome, { uuid, note, calls }: { uuid: string; note: string; calls: Date[] }) {
  if (outcome === 'missed')
    return missAppointment(
      uuid,
      note,
      calls.map((call) => call.toISOString()),
    );
  return outcome === 'completed' ? completeAppointment(uuid, note) : cancelAppointment(uuid, note);
}

/** Puts down how a consultation ended. The patient is mailed, without a word of the note. */
export function OutcomeForm({ appointment, step, note, onWrite }: OutcomeFormProps) {
  const { has_begun, booking } = appointment;
  const [outcome, setOutcome] = useState<Outcome>(has_begun ? 'completed' : 'cancelled');
  const { calls, check, fields } = useMissedCalls(booking);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = consultNoteError(note, { isRequired: outcome === 'completed' });
    setError(problem);
    if (problem || (outcome === 'missed' && check())) return;
    if (await step.take(() => send(outcome, { uuid: booking.uuid, note, calls }))) onWrite('');
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
      {outcome === 'missed' && fields}
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
