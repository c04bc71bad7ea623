import { toast } from '@saltbush/shared-ui/design/overlays';
import type { DiaryDay, DiaryEntry } from '../api/diary-day';
import { editEntry } from '../api/edit-entry';
import { amountText } from './amount';
import { tellFailure } from './tell-failure';
import { useAmount } from './use-amount';
import { useDiaryChange } from './use-diary-change';

const entryOf = (day: DiaryDay, id: string) =>
  day.meals.flatMap(({ entries }) => entries).find((entry) => entry.id === id);

/** State of the form for an entry's amount: in servings, or in grams if it was weighed. Saving can be undone. */
export function useEntryEdit(entry: DiaryEntry, day: string, onDone: () => void) {
  const { id: entry_id, name, quantity } = entry;
  const serving = typeof quantity === 'number' ? (entry.serving ?? null) : null;
  const before = serving && typeof quantity === 'number' ? quantity : entry.grams;
  const amount = useAmount(serving, before);
  const edit = useDiaryChange(editEntry);
  const inputOf = (value: number) => ({
    entry_id,
    day,
    ...(serving ? { quantity: value } : { grams: value }),
  });
  const undo = () => void edit.mutateAsync(inputOf(before)).catch(tellFailure);
  const save = (value: number) => {
    if (edit.isPending) return;
    if (value === before) return onDone();
    const done = (stored: DiaryDay) => {
      onDone();
      const changed = entryOf(stored, entry_id);
      if (changed) toast({ message: `${name} is now ${amountText(changed)}`, undo });
    };
    // A failure is shown at the form.
    void edit.mutateAsync(inputOf(value)).then(done, () => undefined);
  };
  return { serving, amount, save: amount.whenValid(save), isSaving: edit.isPending, failure: edit.error };
}
