import { SUPPORT_REASON_MAX, supportReasonError } from '@saltbush/contract';
import { Banner, Button, useActionStatus } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import styles from './ReasonForm.module.css';

interface ReasonFormProps {
  /** The action, as its button says. */
  action: string;
  hint: string;
  isDangerous?: boolean;
  /** @returns what to say when it is done */
  onConfirm: (reason: string) => Promise<string>;
}

/** An action in a customer's account, for which staff give the reason that the audit log keeps (rule accounts-11). */
export function ReasonForm({ action, hint, isDangerous = false, onConfirm }: ReasonFormProps) {
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();
  const { status, run, failure } = useActionStatus();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const reason = String(new FormData(form).get('reason') ?? '');
    const mistake = supportReasonError(reason);
    setError(mistake ?? undefined);
    if (mistake) return;
    const hasWorked = await run(async () => setDone(await onConfirm(reason.trim())));
    if (hasWorked) form.reset();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="Reason" hint={hint} name="reason" error={error} maxLength={SUPPORT_REASON_MAX} />
      <Button type="submit" size="sm" variant={isDangerous ? 'danger' : 'primary'} status={status}>
        {action}
      </Button>
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
      {done && (
        <Banner tone="success" live>
          {done}
        </Banner>
      )}
    </form>
  );
}
