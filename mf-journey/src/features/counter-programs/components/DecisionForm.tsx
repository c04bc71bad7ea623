import { consultNoteError, MAX_CONSULT_NOTE, MAX_PRESCRIBED, MAX_REPEATS } from '@saltbush/contract';
import { Banner, Button, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { RadioGroup, Select, TextArea, TextField } from '@saltbush/shared-ui/design/forms';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { programMedicinesQuery } from '../api/program-medicines';
import { refuseProgram } from '../api/refuse-program';
import { reviewProgram } from '../api/review-program';
import type { StaffProgram } from '../api/staff-program';
import { useProgramStep } from '../model/use-program-step';
import styles from './Counter.module.css';

type Choice = 'prescribe' | 'no_medicine' | 'refuse';

const ACTIONS: Record<Choice, string> = {
  prescribe: 'Prescribe and offer it',
  no_medicine: 'Go on without a medicine',
  refuse: 'Refuse and refund',
};

const optionsOf = (status: StaffProgram['subscription']['status']) => [
  { value: 'prescribe', label: 'Prescribe: the member can accept the offer for 14 days' },
  { value: 'no_medicine', label: 'No medicine: the program goes on without' },
  ...(status === 'reviewing'
    ? [{ value: 'refuse', label: 'Refuse: the program ends, its fee goes back' }]
    : []),
];

function MedicineFields({ journeyId }: { journeyId: string }) {
  const medicines = useQuery(programMedicinesQuery(journeyId));
  if (medicines.isError) {
    return (
      <Banner tone="error" live>
        The medicines could not be loaded. Please try again.
      </Banner>
    );
  }
  if (!medicines.data) {
    return (
      <Loading>
        <Skeleton height="3rem" />
      </Loading>
    );
  }
  if (medicines.data.length === 0) return <p>No medicine of this program is on sale.</p>;
  const options = medicines.data.map(({ objectID, name, available }) => ({
    value: objectID,
    label: available ? name : `${name} (out of stock)`,
  }));
  return (
    <div className={styles.medicine}>
      <Select
        label="Medicine"
        name="product_id"
        options={options}
        hint="It replaces every medicine that runs"
      />
      <TextField
        label="Quantity a month"
        name="quantity"
        type="number"
        min={1}
        max={MAX_PRESCRIBED}
        defaultValue={1}
        required
      />
      <TextField
        label="Supplies"
        name="repeats"
        type="number"
        min={1}
        max={MAX_REPEATS}
        defaultValue={1}
        required
      />
    </div>
  );
}

function stepOf(choice: Choice, { id }: StaffProgram['subscription'], given: FormData) {
  const note = String(given.get('note') ?? '');
  if (choice === 'refuse') return refuseProgram(id, note);
  const prescribed = {
    product_id: String(given.get('product_id')),
    quantity: Number(given.get('quantity')),
    repeats: Number(given.get('repeats')),
  };
  return reviewProgram({ subscription_id: id, items: choice === 'prescribe' ? [prescribed] : [], note });
}

/** Puts down a practitioner's decision: an offer of a medicine, none, or a refusal with its reason. */
function Decide({ subscription }: Pick<StaffProgram, 'subscription'>) {
  const [choice, setChoice] = useState<Choice>('prescribe');
  const [error, setError] = useState<string | null>(null);
  const { status, take, failure } = useProgramStep(subscription.id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const problem = consultNoteError(String(given.get('note') ?? ''), { isRequired: true });
    setError(problem);
    if (!problem) void take(() => stepOf(choice, subscription, given));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <RadioGroup
        legend="Decision"
        hideLegend
        name="choice"
        options={optionsOf(subscription.status)}
        value={choice}
        onChange={(value) => setChoice(value as Choice)}
      />
      {choice === 'prescribe' && <MedicineFields journeyId={subscription.journey.id} />}
      <TextArea
        label={choice === 'refuse' ? 'Reason' : 'Note'}
        hint="Kept sealed for practitioners; the member does not read it."
        name="note"
        rows={5}
        maxLength={MAX_CONSULT_NOTE}
        error={error ?? undefined}
      />
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <div>
        <Button type="submit" size="sm" variant={choice === 'refuse' ? 'danger' : 'primary'} status={status}>
          {ACTIONS[choice]}
        </Button>
      </div>
    </form>
  );
}

const REVIEWED = ['reviewing', 'active', 'NoRepeats'];

/** The decision about a program, for those that can be decided about. */
export function DecisionPanel({ subscription }: Pick<StaffProgram, 'subscription'>) {
  return (
    <CounterPanel title="Decision">
      {REVIEWED.includes(subscription.status) ? (
        <Decide key={subscription.status} subscription={subscription} />
      ) : (
        <p>Nothing is to be decided.</p>
      )}
    </CounterPanel>
  );
}
