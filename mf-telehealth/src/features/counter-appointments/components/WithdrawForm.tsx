import { certificateReasonError } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import type { AppointmentStep } from '../model/use-appointment-step';
import styles from './Counter.module.css';

interface WithdrawFormProps {
  /** Label of the reason. */
  label: string;
  /** Who reads it. */
  hint: string;
  action: string;
  step: AppointmentStep;
  withdraw: (reason: string) => Promise<unknown>;
  onDone: () => void;
}

/** Withdraws a certificate or a script that holds, for a reason. */
export function WithdrawForm({ label, hint, action, step, withdraw, onDone }: WithdrawFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = certificateReasonError(reason);
    setError(problem);
    if (problem) return;
    if (await step.take(() => withdraw(reason))) onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        hint={hint}
        name="withdrawal"
        autoComplete="off"
        value={reason}
        onChange={(event) => {
          setError(null);
          setReason(event.currentTarget.value);
        }}
        error={error ?? undefined}
      />
      <div>
        <Button type="submit" size="sm" variant="danger" status={step.status}>
          {action}
        </Button>
      </div>
    </form>
  );
}
