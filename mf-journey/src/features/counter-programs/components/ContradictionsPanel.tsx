import { consultNoteError } from '@saltbush/contract';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { TextArea } from '@saltbush/shared-ui/design/forms';
import { type SubmitEvent, useState } from 'react';
import { acknowledgeRecord } from '../api/acknowledge-record';
import { refuseProgram } from '../api/refuse-program';
import { lastDecisionAt, type StaffProgram } from '../api/staff-program';
import { useProgramStep } from '../model/use-program-step';
import { FACT_WORDS } from '../model/words';
import styles from './Counter.module.css';

type Contradiction = StaffProgram['contradictions'][number];
type Action = 'acknowledge' | 'refuse';

const saidOf = ({ fact, record, answer }: Contradiction): string => {
  const answered = answer === null ? '' : `, the answer: “${answer}”`;
  return `${FACT_WORDS[fact]}. The record: “${record}”${answered}.`;
};

/** The record against the answers, each with whether somebody has acknowledged it. */
function Contradictions({ contradictions }: Pick<StaffProgram, 'contradictions'>) {
  return (
    <ul>
      {contradictions.map((contradiction) => (
        <li key={contradiction.fact} className={styles.text}>
          {saidOf(contradiction)} {contradiction.is_acknowledged ? 'Acknowledged' : 'Not acknowledged'}
        </li>
      ))}
    </ul>
  );
}

/** Acknowledges what the record says, with a note; a program that is not paid yet can be refused here too. */
function Acknowledge({ program }: { program: StaffProgram }) {
  const { id, status: state } = program.subscription;
  const [error, setError] = useState<string | null>(null);
  const { status, take, failure } = useProgramStep(id);
  const facts = program.contradictions.filter((one) => !one.is_acknowledged).map(({ fact }) => fact);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    const action = event.nativeEvent.submitter?.getAttribute('value') as Action;
    const problem = consultNoteError(note, { isRequired: true });
    setError(problem);
    if (problem) return;
    const { record_version } = program;
    void take(() =>
      action === 'refuse'
        ? refuseProgram({ subscription_id: id, note, seen_decision_at: lastDecisionAt(program) })
        : acknowledgeRecord({ subscription_id: id, facts, record_version, note }),
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label="Why it may go on, or why not"
        hint="Kept sealed for practitioners; the member does not read it."
        name="note"
        rows={4}
        error={error ?? undefined}
      />
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <div className={styles.medicine}>
        <Button type="submit" size="sm" name="action" value="acknowledge" status={status}>
          Acknowledge and let it go on
        </Button>
        {state === 'draft' && (
          <Button type="submit" size="sm" variant="danger" name="action" value="refuse" status={status}>
            Refuse the program
          </Button>
        )}
      </div>
    </form>
  );
}

/** What the patient's record says against the program: nothing is charged before a practitioner acknowledges it. */
export function ContradictionsPanel({ program }: { program: StaffProgram }) {
  const { contradictions, subscription } = program;
  if (contradictions.length === 0) return null;
  const isOpen = contradictions.some(({ is_acknowledged }) => !is_acknowledged);
  return (
    <CounterPanel title="The record says otherwise">
      {isOpen && (
        <Banner tone="warning">
          {subscription.status === 'draft'
            ? 'The patient says that their record is out of date. They can pay only once you have acknowledged it.'
            : 'Nothing is prescribed, charged or sent until you acknowledge it, or the record is corrected.'}
        </Banner>
      )}
      <Contradictions contradictions={contradictions} />
      {isOpen && subscription.status !== 'cancelled' && <Acknowledge program={program} />}
    </CounterPanel>
  );
}
