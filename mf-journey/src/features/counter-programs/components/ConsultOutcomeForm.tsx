import { consultNoteError } from '@saltbush/contract';
import { useMissedCalls, useNoteDraft } from '@saltbush/shared-ui/counter';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { RadioGroup, TextArea } from '@saltbush/shared-ui/design/forms';
import { type SubmitEvent, useState } from 'react';
import { completeConsult } from '../api/complete-consult';
import { consultNotHeld } from '../api/consult-not-held';
import { missConsult } from '../api/miss-consult';
import type { StaffProgram } from '../api/staff-program';
import { useProgramStep } from '../model/use-program-step';
import styles from './Counter.module.css';

type Outcome = 'completed' | 'missed' | 'not_held';

const ACTIONS: Record<Outcome, string> = {
  completed: 'Put down that it took place',
  missed: 'Put down that nobody answered',
  not_held: 'Put down that we did not ring',
};

const OPTIONS = [
  { value: 'completed', label: 'Took place' },
  { value: 'missed', label: 'The patient was not reached by three calls: the fee stays' },
  { value: 'not_held', label: 'We did not ring: the fee goes back, or the consult can be booked again' },
];

interface ConsultOutcomeFormProps {
  subscriptionId: string;
  consult: StaffProgram['consults'][number];
}

/** Puts down how a consult ended (rule health-39). The member is mailed, without a word of the note. */
export function ConsultOutcomeForm({ subscriptionId: subscription_id, consult }: ConsultOutcomeFormProps) {
  const [outcome, setOutcome] = useState<Outcome>('completed');
  const [note, write] = useNoteDraft(`consult:${consult.id}`);
  const [error, setError] = useState<string | null>(null);
  const { calls, check, fields } = useMissedCalls(consult);
  const { status, take, failure } = useProgramStep(subscription_id);
  const send = () => {
    const input = { subscription_id, booking_id: consult.id, note };
    if (outcome === 'completed') return completeConsult(input);
    if (outcome === 'not_held') return consultNotHeld(input);
    return missConsult({ ...input, calls: calls.map((call) => call.toISOString()) });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = consultNoteError(note, { isRequired: outcome !== 'missed' });
    setError(problem);
    if (problem || (outcome === 'missed' && check())) return;
    if (await take(send)) write('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <RadioGroup
        legend="How the consult ended"
        name="outcome"
        options={OPTIONS}
        value={outcome}
        onChange={(value) => setOutcome(value as Outcome)}
      />
      {outcome === 'missed' && fields}
      <TextArea
        label={outcome === 'not_held' ? 'Reason' : 'Note of the consult'}
        hint={`${outcome === 'not_held' ? '' : 'Findings, advice, follow-up. '}Kept sealed for practitioners; the member does not read it.`}
        name="consult-note"
        rows={5}
        value={note}
        onChange={(event) => write(event.currentTarget.value)}
        error={error ?? undefined}
      />
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <div>
        <Button type="submit" size="sm" status={status}>
          {ACTIONS[outcome]}
        </Button>
      </div>
    </form>
  );
}
