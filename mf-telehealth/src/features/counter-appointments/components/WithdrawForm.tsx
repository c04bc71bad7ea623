import { certificateReasonError } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { withdrawCertificate } from '../api/withdraw-certificate';
import type { AppointmentStep } from '../model/use-appointment-step';
import styles from './Counter.module.css';

interface WithdrawFormProps {
  uuid: string;
  /** The certificate that holds. */
  version: number;
  step: AppointmentStep;
  onDone: () => void;
}

/** Withdraws the certificate that holds, for a reason. */
export function WithdrawForm({ uuid, version, step, onDone }: WithdrawFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = certificateReasonError(reason);
    setError(problem);
    if (problem) return;
    if (await step.take(() => withdrawCertificate({ uuid, seen: version, reason }))) onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Why it is withdrawn"
        hint="Kept sealed; the patient does not read it."
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
          Withdraw certificate
        </Button>
      </div>
    </form>
  );
}
