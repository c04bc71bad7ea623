import { Button, Cluster, InlineMessage } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type KeyboardEvent, useEffect } from 'react';
import type { DiaryEntry } from '../api/diary-day';
import { formatNumber } from '../model/format-diary';
import { useEntryEdit } from '../model/use-entry-edit';
import { AmountField } from './AmountField';

interface EntryEditorProps {
  entry: DiaryEntry;
  day: string;
  onDone: () => void;
}

/** Changes the amount of an entry, within its row. */
export function EntryEditor({ entry, day, onDone }: EntryEditorProps) {
  const { serving, amount, save, isSaving, failure } = useEntryEdit(entry, day, onDone);
  const { input } = amount;
  useEffect(() => input.current?.focus(), [input]);
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <FormLayout aria-label={`Amount of ${entry.name}`} onSubmit={save} onKeyDown={key}>
      <AmountField
        label={serving ? 'How many' : 'How many grams'}
        hint={serving ? `${serving.name}, ${formatNumber(serving.grams)} g each` : undefined}
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
