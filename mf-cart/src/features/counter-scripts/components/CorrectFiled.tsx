import {
  correctionErrors,
  DEFAULT_STATE,
  FILED_CORRECT_REASONS,
  isSameFiled,
  localDate,
  MAX_FILED_REPEATS,
  NOTHING_CORRECTED,
  STATE_TIME_ZONES,
} from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { AskFirst } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { correctScript } from '../api/correct-script';
import { type FiledProps, reasonOptions, seenOf } from '../model/filed';
import { useScriptStep } from '../model/use-script-step';

function read(form: HTMLFormElement) {
  const given = new FormData(form);
  return {
    written_on: String(given.get('written_on')),
    repeats_left: Number(given.get('repeats_left') || Number.NaN),
    reason: String(given.get('reason')),
  };
}

function useCorrection({ script, filed }: FiledProps, today: string, onDone: () => void) {
  const { status, take, failure } = useScriptStep(script);
  const [errors, setErrors] = useState<ReturnType<typeof correctionErrors>>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = read(event.currentTarget);
    const seen = seenOf(filed);
    const found = isSameFiled(seen, given)
      ? { repeats_left: NOTHING_CORRECTED }
      : correctionErrors(given, script.schedule, today);
    setErrors(found);
    const { reference, line } = script;
    if (Object.keys(found).length > 0) return;
    if (await take(() => correctScript({ reference, line, seen, ...given }))) onDone();
  };
  return { status, failure, errors, submit };
}

function CorrectForm({ onClose, ...props }: FiledProps & { onClose: () => void }) {
  const today = localDate(new Date(), STATE_TIME_ZONES[DEFAULT_STATE]);
  const { status, failure, errors, submit } = useCorrection(props, today, onClose);
  const { written_on, repeats_left } = props.filed;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...{ label: 'Written on', name: 'written_on', type: 'date', max: today }}
        {...{ defaultValue: written_on, error: errors.written_on }}
        autoFocus
      />
      <TextField
        {...{ label: 'Repeats left', name: 'repeats_left', inputMode: 'numeric' }}
        {...{ defaultValue: String(repeats_left), error: errors.repeats_left }}
        hint={`From 0 to ${MAX_FILED_REPEATS}.`}
      />
      <Select label="Why it is corrected" name="reason" options={reasonOptions(FILED_CORRECT_REASONS)} />
      <StepFailure failure={failure} />
      <div>
        <Button type="submit" size="sm" status={status}>
          Save correction
        </Button>{' '}
        <Button size="sm" variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

/** Corrects the day and the repeats of a script on file. */
export const CorrectFiled = (props: FiledProps) => (
  <AskFirst label="Correct">{(close) => <CorrectForm {...props} onClose={close} />}</AskFirst>
);
