import { type ContentKindName, contentKind } from '@saltbush/contract';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Button, Cluster, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { FormErrorSummary } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, type RefCallback, useRef } from 'react';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import type { StaffContent } from '../api/content-fields';
import { namedErrors } from '../model/content-value';
import { forgetStep } from '../model/large-steps';
import type { DraftForm } from '../model/use-draft-form';
import styles from './Content.module.css';
import { ItemsEditor } from './ItemsEditor';
import { TextsEditor } from './TextsEditor';

interface DraftEditorProps {
  kind: ContentKindName;
  content: StaffContent;
  form: DraftForm;
}

interface FormButtonsProps {
  form: DraftForm;
  isPlanned: boolean;
  /** Receives what stays when changes are discarded. */
  stays: RefCallback<HTMLElement>;
  ask: ReturnType<typeof useConfirmStep>['ask'];
}

function FormButtons({ form, isPlanned, stays, ask }: FormButtonsProps) {
  const { isDirty, isMoved, status, forget } = form;
  if (isPlanned && !isDirty) return null;
  const news = isMoved ? 'The form shows their version.' : 'Your changes are discarded.';
  return (
    <Cluster gap={3}>
      {!isPlanned && (
        <Button ref={stays} type="submit" size="sm" status={status}>
          {isMoved ? 'Overwrite their version' : 'Save draft'}
        </Button>
      )}
      {isDirty && (
        <Button size="sm" variant="secondary" onClick={() => ask(forgetStep(isMoved), () => forget(news))}>
          {isMoved ? 'Use their version' : 'Discard my changes'}
        </Button>
      )}
    </Cluster>
  );
}

/** The form of a draft. While the draft is planned it can only be read. */
export function DraftEditor({ kind, content, form }: DraftEditorProps) {
  const { errors, failure, news, save } = form;
  const after = useRef<HTMLElement>(null);
  const stays = (element: HTMLElement | null) => {
    after.current = element;
  };
  const { ask, dialog } = useConfirmStep(after);
  const isPlanned = Boolean(content.draft?.planned_for);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const wrong = namedErrors(kind, errors);
  return (
    <CounterPanel title={content.draft ? 'Draft' : 'Edit'}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {isPlanned && (
          <p ref={stays} tabIndex={-1}>
            This draft is scheduled. Cancel its schedule to change it.
          </p>
        )}
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
        <FormButtons {...{ form, isPlanned, stays, ask }} />
      </form>
      {dialog}
    </CounterPanel>
  );
}
