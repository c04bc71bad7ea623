import { CONTENT_WORDS } from '@saltbush/contract';
import { focusField } from '@saltbush/shared-ui/counter';
import { Button } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import type { StaffContent } from '../api/content-fields';
import { publishDraft } from '../api/publish-draft';
import type { ContentStep } from '../model/use-content-step';
import styles from './Content.module.css';

/** Plans a draft for a moment by the shop's clock. */
export function PlanForm({ content, step }: { content: StaffContent; step: ContentStep }) {
  const [error, setError] = useState<string | undefined>();
  const plan = async (form: HTMLFormElement) => {
    const from = String(new FormData(form).get('from'));
    setError(from ? undefined : CONTENT_WORDS.moment_invalid);
    if (!from) return focusField(form, 'from');
    await step.take([`plan ${from}`, content.version], (start) => publishDraft({ ...start, from }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void plan(event.currentTarget);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField label="Publish from" hint="Sydney time" name="from" type="datetime-local" error={error} />
      <Button type="submit" size="sm" variant="secondary" status={step.status}>
        Plan
      </Button>
    </form>
  );
}
