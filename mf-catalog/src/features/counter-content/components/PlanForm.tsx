import { CONTENT_WORDS } from '@saltbush/contract';
import { focusField } from '@saltbush/shared-ui/counter';
import { type ActionStatus, Button } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './Content.module.css';

interface PlanFormProps {
  status: ActionStatus;
  /** What the api finds wrong with the moment. */
  refused: string | undefined;
  onPlan: (from: string) => void;
}

/** Plans a draft for a moment by the shop's clock. */
export function PlanForm({ status, refused, onPlan }: PlanFormProps) {
  const [error, setError] = useState<string | undefined>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused && form.current) focusField(form.current, 'from');
  }, [refused]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = String(new FormData(event.currentTarget).get('from'));
    setError(from ? undefined : CONTENT_WORDS.moment_invalid);
    if (from) onPlan(from);
    else focusField(event.currentTarget, 'from');
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Publish from"
        hint="Sydney time"
        name="from"
        type="datetime-local"
        error={error ?? refused}
      />
      <Button type="submit" size="sm" variant="secondary" status={status}>
        Schedule
      </Button>
    </form>
  );
}
