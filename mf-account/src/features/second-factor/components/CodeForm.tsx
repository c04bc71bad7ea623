import { Banner, Button, useActionStatus } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import styles from './SecondFactor.module.css';

interface CodeFormProps {
  label: string;
  hint: string;
  action: string;
  /** Six digits, as phones offer them; otherwise text. */
  isNumeric?: boolean;
  onCode: (code: string) => Promise<unknown>;
}

/** Asks for one code. */
export function CodeForm({ label, hint, action, isNumeric = false, onCode }: CodeFormProps) {
  const [error, setError] = useState<string>();
  const { status, run, failure } = useActionStatus();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setError(code ? undefined : 'Please enter the code');
    if (code) await run(() => onCode(code));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={label}
        hint={hint}
        name="code"
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={40}
        error={error}
      />
      <div>
        <Button type="submit" size="sm" status={status}>
          {action}
        </Button>
      </div>
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
    </form>
  );
}
