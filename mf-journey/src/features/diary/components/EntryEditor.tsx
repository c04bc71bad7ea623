import { Button, Cluster, InlineMessage } from '@saltbush/shared-ui/design/core';
import { FormLayout, Select } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type KeyboardEvent, useEffect } from 'react';
import type { DiaryEntry } from '../api/diary-day';
import { useEntryEdit } from '../model/use-entry-edit';
import { AmountField } from './AmountField';

interface EntryEditorProps {
  entry: DiaryEntry;
  day: string;
  onDone: () => void;
}

/** Changes the amount of an entry, within its row. */
export function EntryEditor({ entry, day, onDone }: EntryEditorProps) {
  const { measures, measure, choose, amount, save, isSaving, failure } = useEntryEdit(entry, day, onDone);
  const { input } = amount;
  useEffect(() => input.current?.focus(), [input]);
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <FormLayout aria-label={`Amount of ${entry.name}`} onSubmit={save} onKeyDown={key}>
      {measures.length > 1 && (
        <Select
          name="measure"
          label="Measured in"
          value={measure.id}
          options={measures.map(({ id, label }) => ({ value: id, label }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <AmountField
        label={measure.field}
        hint={measure.each && `${measure.serving ? `${measure.label}, ` : ''}${measure.each} each`}
        amount={amount}
      />
      <div role="alert">{failure && <InlineMessage tone="error">{errorMessage(failure)}</InlineMessage>}</div>
      <Cluster gap={3}>
        <Button type="submit" size="sm" status={isSaving ? 'busy' : 'idle'} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </Cluster>
    </FormLayout>
  );
}
