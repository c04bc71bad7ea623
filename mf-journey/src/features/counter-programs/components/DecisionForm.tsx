import { consultNoteError } from '@saltbush/contract';
import { useNoteDraft } from '@saltbush/shared-ui/counter';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { RadioGroup, TextArea } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { refuseProgram } from '../api/refuse-program';
import { reviewProgram } from '../api/review-program';
import { lastDecisionAt, type StaffProgram } from '../api/staff-program';
import { useProgramStep } from '../model/use-program-step';
import { ConsultCheck, type ConsultNeed, useConsultNeed } from './ConsultCheck';
import styles from './Counter.module.css';
import { MedicineFields } from './MedicineFields';

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

type DecidedProgram = Pick<StaffProgram, 'subscription' | 'decisions' | 'consult_at' | 'consults'>;
type Problems = Partial<Record<'choice' | 'product_id' | 'has_spoken' | 'note', string>>;

/** What is missing, in the order of the form. */
function problemsOf(choice: Choice | null, given: FormData, need: ConsultNeed | null): Problems {
  const problems: Problems = {};
  if (!choice) problems.choice = 'Please choose a decision';
  if (choice === 'prescribe' && !given.get('product_id')) problems.product_id = 'Please choose a medicine';
  const isRefusal = choice === 'refuse';
  const waits = choice !== null && (need === 'put-down' || (need !== null && !isRefusal));
  if (waits && !given.get('has_spoken')) problems.has_spoken = 'Please speak with the patient first';
  const note = consultNoteError(String(given.get('note') ?? ''), { isRequired: true });
  if (note) problems.note = note;
  return problems;
}

function stepOf(choice: Choice, program: DecidedProgram, given: FormData) {
  const note = String(given.get('note') ?? '');
  const decision = {
    subscription_id: program.subscription.id,
    note,
    seen_decision_at: lastDecisionAt(program),
  };
  if (choice === 'refuse') return refuseProgram(decision);
  const prescribed = {
    product_id: String(given.get('product_id')),
    quantity: Number(given.get('quantity')),
    repeats: Number(given.get('repeats')),
  };
  const has_spoken = given.get('has_spoken') !== null;
  return reviewProgram({ ...decision, has_spoken, items: choice === 'prescribe' ? [prescribed] : [] });
}

/** Puts down a practitioner's decision: an offer of a medicine, none, or a refusal with its reason. */
function Decide({ program }: { program: DecidedProgram }) {
  const { subscription } = program;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const need = useConsultNeed(program);
  const [note, write] = useNoteDraft(`program:${subscription.id}`);
  const { status, take, failure } = useProgramStep(subscription.id);
  const decide = async (chosen: Choice, given: FormData) => {
    if (await take(() => stepOf(chosen, program, given))) write('');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const found = problemsOf(choice, given, need);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (choice) void decide(choice, given);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <RadioGroup
        legend="Decision"
        hideLegend
        name="choice"
        options={optionsOf(subscription.status)}
        value={choice}
        error={problems.choice}
        onChange={(value) => setChoice(value as Choice)}
      />
      {choice === 'prescribe' && (
        <MedicineFields journeyId={subscription.journey.id} error={problems.product_id} />
      )}
      {need && choice !== null && (choice !== 'refuse' || need === 'put-down') && (
        <ConsultCheck need={need} consultAt={program.consult_at} error={problems.has_spoken} />
      )}
      <TextArea
        label={choice === 'refuse' ? 'Reason' : 'Note'}
        hint="Kept sealed for practitioners; the member does not read it."
        name="note"
        rows={5}
        value={note}
        onChange={(event) => write(event.currentTarget.value)}
        error={problems.note}
      />
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <div>
        <Button type="submit" size="sm" variant={choice === 'refuse' ? 'danger' : 'primary'} status={status}>
          {choice ? ACTIONS[choice] : 'Put down the decision'}
        </Button>
      </div>
    </form>
  );
}

const REVIEWED = ['reviewing', 'active', 'NoRepeats'];

/** The decision about a program, for those that can be decided about. */
export function DecisionPanel({ program }: { program: DecidedProgram }) {
  const { status } = program.subscription;
  return (
    <CounterPanel title="Decision">
      {REVIEWED.includes(status) ? (
        <Decide key={status} program={program} />
      ) : (
        <p>Nothing is to be decided.</p>
      )}
    </CounterPanel>
  );
}
