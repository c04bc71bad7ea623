import {
  canFileScript,
  DEFAULT_STATE,
  filingErrors,
  localDate,
  MAX_FILED_REPEATS,
  STATE_TIME_ZONES,
} from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { AskFirst } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { fileScript } from '../api/file-script';
import type { StaffScript } from '../api/staff-script';
import { useScriptStep } from '../model/use-script-step';

interface KeepProps {
  script: StaffScript;
}

function read(form: HTMLFormElement) {
  const given = new FormData(form);
  return { written_on: String(given.get('written_on')), repeats: Number(given.get('repeats') || Number.NaN) };
}

function FileForm({ script, onClose }: KeepProps & { onClose: () => void }) {
  const { status, take, failure } = useScriptStep(script);
  const [errors, setErrors] = useState<ReturnType<typeof filingErrors>>({});
  const today = localDate(new Date(), STATE_TIME_ZONES[DEFAULT_STATE]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = read(event.currentTarget);
    const found = filingErrors(given, script.schedule, today);
    setErrors(found);
    const { reference, line } = script;
    if (Object.keys(found).length === 0) void take(() => fileScript({ reference, line, ...given }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Written on"
        name="written_on"
        type="date"
        max={today}
        error={errors.written_on}
        autoFocus
      />
      <TextField
        label="Repeats left"
        hint={`From 1 to ${MAX_FILED_REPEATS}, without this supply.`}
        name="repeats"
        inputMode="numeric"
        error={errors.repeats}
      />
      <StepFailure failure={failure} />
      <div>
        <Button type="submit" size="sm" status={status}>
          Keep on file
        </Button>{' '}
        <Button size="sm" variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

/** Keeps a script on file, once it is valid and unless it is; nobody can be supplied on that of a deleted patient. */
export function KeepOnFile({ script }: KeepProps) {
  const { kind, state, on_file, patient_name } = script;
  if (!canFileScript(kind, state) || on_file || patient_name === '') return null;
  return (
    <>
      <p>Has it repeats? On file, the patient’s next orders of this item are supplied on them.</p>
      <AskFirst label="Keep on file">{(close) => <FileForm script={script} onClose={close} />}</AskFirst>
    </>
  );
}
