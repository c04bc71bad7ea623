import { type ContentKindName, contentKind } from '@saltbush/contract';
import { Button, Cluster, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { FormErrorSummary } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import type { StaffContent } from '../api/content-fields';
import { namedErrors } from '../model/content-value';
import type { DraftForm } from '../model/use-draft-form';
import styles from './Content.module.css';
import { ItemsEditor } from './ItemsEditor';
import { TextsEditor } from './TextsEditor';

interface DraftEditorProps {
  kind: ContentKindName;
  content: StaffContent;
  form: DraftForm;
}

function FormButtons({ form }: { form: DraftForm }) {
  const { isDirty, isMoved, status, forget } = form;
  return (
    <Cluster gap={3}>
      <Button type="submit" size="sm" status={status}>
        {isMoved ? 'Save over that change' : 'Save draft'}
      </Button>
      {isDirty && (
        <Button size="sm" variant="secondary" onClick={() => forget('What you had entered is gone.')}>
          {isMoved ? 'Take the change instead' : 'Undo what I entered'}
        </Button>
      )}
    </Cluster>
  );
}

/** The form of a draft. While the draft is planned it can only be read. */
export function DraftEditor({ kind, content, form }: DraftEditorProps) {
  const { errors, failure, news, save } = form;
  const isPlanned = Boolean(content.draft?.planned_for);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const wrong = namedErrors(kind, errors);
  return (
    <CounterPanel title={content.draft ? 'Draft' : 'Edit'}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {isPlanned && <p>This draft is planned. Cancel its plan to change it.</p>}
        <FormErrorSummary errors={wrong} />
        <fieldset className={styles.fields} disabled={isPlanned}>
          <TextsEditor fields={contentKind(kind).fields} form={form} index={null} />
          <ItemsEditor kind={kind} form={form} />
        </fieldset>
        {wrong.length === 0 && <StepFailure failure={failure} />}
        {news && <p className={styles.news}>{news}</p>}
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
        {!isPlanned && <FormButtons form={form} />}
      </form>
    </CounterPanel>
  );
}
