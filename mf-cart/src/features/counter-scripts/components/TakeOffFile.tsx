import { FILED_END_REASONS } from '@saltbush/contract';
import { Select } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import { AskFirst, AskFirstActions } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { takeOffScript } from '../api/take-off-script';
import { type FiledProps, reasonOptions, seenOf } from '../model/filed';
import { useScriptStep } from '../model/use-script-step';

function TakeOffForm({ script, filed, onClose }: FiledProps & { onClose: () => void }) {
  const { status, take, failure } = useScriptStep(script);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason'));
    const { reference, line } = script;
    void take(() => takeOffScript({ reference, line, seen: seenOf(filed), reason }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Select
        label="Why it is taken off file"
        hint="The customer reads it in a mail. It cannot be put back."
        name="reason"
        options={reasonOptions(FILED_END_REASONS)}
        autoFocus
      />
      <StepFailure failure={failure} />
      <AskFirstActions action="Take off file and tell the customer" {...{ status, onClose }} />
    </form>
  );
}

/** Takes a script off file for good. */
export const TakeOffFile = (props: FiledProps) => (
  <AskFirst label="Take off file">{(close) => <TakeOffForm {...props} onClose={close} />}</AskFirst>
);
