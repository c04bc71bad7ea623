import { isAuditedOperation, isAuditKind, isIsoDate, PERIOD_BACKWARDS } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { Combobox, Select, TextField } from '@saltbush/shared-ui/design/forms';
import { navigate } from '@saltbush/shared-ui/platform';
import { type FormEvent, useId, useRef, useState } from 'react';
import { findPeople } from '../api/audit-people';
import { type AuditChoice, areDaysInOrder, auditAddress, OUTCOMES } from '../model/audit-list';
import { whatOptions } from '../model/operation-words';
import styles from './Audit.module.css';

const OUTCOME_OPTIONS = [
  { value: '', label: 'Any' },
  ...Object.entries(OUTCOMES).map(([value, label]) => ({ value, label })),
];

/** Reads the form's own fields; people are chosen one by one. */
function readForm(form: HTMLFormElement, choice: AuditChoice): AuditChoice {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const [what, from, to] = [text('what'), text('from'), text('to')];
  const outcome = (Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).find(
    (name) => name === text('outcome'),
  );
  return {
    ...choice,
    what: isAuditKind(what) || isAuditedOperation(what) ? what : null,
    outcome: outcome ?? null,
    from: isIsoDate(from) ? from : null,
    to: isIsoDate(to) ? to : null,
  };
}

const search = (acted: boolean) => async (words: string, signal: AbortSignal) =>
  (await findPeople(words, acted, signal)).map(({ id, name, email, role }) => ({
    ...{ id, label: name, detail: `${email}, ${role}` },
  }));
const whoActed = search(true);
const onWhom = search(false);

interface PeopleProps {
  onChoose: (person: Partial<AuditChoice>) => void;
}

const People = ({ onChoose }: PeopleProps) => (
  <>
    <Combobox
      label="Who acted"
      placeholder="Name or e-mail"
      className={styles.wide}
      search={whoActed}
      emptyText="Nobody who has acted is called that"
      onSelect={({ id }) => onChoose({ staff: id })}
    />
    <Combobox
      label="On whom"
      placeholder="Customer’s name or e-mail"
      className={styles.wide}
      search={onWhom}
      emptyText="No account is called that"
      onSelect={({ id }) => onChoose({ customer: id })}
    />
  </>
);

function Fields({ choice, error }: { choice: AuditChoice; error: string | null }) {
  return (
    <>
      <Select label="What" name="what" options={whatOptions()} defaultValue={choice.what ?? ''} />
      <Select label="Outcome" name="outcome" options={OUTCOME_OPTIONS} defaultValue={choice.outcome ?? ''} />
      <TextField label="From" name="from" type="date" defaultValue={choice.from ?? ''} />
      <TextField label="To" name="to" type="date" defaultValue={choice.to ?? ''} error={error ?? undefined} />
    </>
  );
}

/** Narrows the log down. A person is chosen at once, all else by the button, so that nobody is led away while choosing. */
export function AuditFilters({ choice }: { choice: AuditChoice }) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const go = (person: Partial<AuditChoice>) => {
    if (!form.current) return;
    const next = { ...readForm(form.current, choice), ...person };
    setError(areDaysInOrder(next) ? null : PERIOD_BACKWARDS);
    if (areDaysInOrder(next)) navigate(auditAddress(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({});
  };
  return (
    <search aria-label="Audit log">
      <Button
        variant="secondary"
        size="sm"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Narrow down
      </Button>
      <form
        ref={form}
        id={id}
        className={styles.form}
        data-open={isOpen || undefined}
        noValidate
        onSubmit={submit}
      >
        <People key={`${choice.staff} ${choice.customer}`} onChoose={go} />
        <Fields key={auditAddress(choice)} choice={choice} error={error} />
        <div className={styles.wide}>
          <Button type="submit" size="sm">
            Show
          </Button>
        </div>
      </form>
    </search>
  );
}
