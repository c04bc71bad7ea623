import { GRAM } from '@saltbush/contract';
import { toast } from '@saltbush/shared-ui/design/overlays';
import { useState } from 'react';
import type { DiaryDay, DiaryEntry } from '../api/diary-day';
import { editEntry } from '../api/edit-entry';
import { amountText } from './amount';
import { amountInput, inMeasure, type Measure, measuresOf, unitMeasure } from './measures';
import { tellFailure } from './tell-failure';
import { useAmount } from './use-amount';
import { useDiaryChange } from './use-diary-change';

const entryOf = (day: DiaryDay, id: string) =>
  day.meals.flatMap(({ entries }) => entries).find((entry) => entry.id === id);

/** Returns what an entry can be counted in, and what it is counted in now. */
function measuresOfEntry({ serving, quantity, unit, units }: DiaryEntry) {
  const measures = measuresOf(serving ? [serving] : [], units);
  const isServed = serving && !unit && typeof quantity === 'number';
  const id = isServed ? `serving ${serving.name}` : (unit ?? 'g');
  const grams = unitMeasure(GRAM);
  return { measures, current: measures.find((measure) => measure.id === id) ?? grams, grams };
}

const inputOf = (measure: Measure, value: number) => {
  const { portion: _, ...amount } = { portion: null, ...amountInput(measure, value) };
  return amount;
};

/** State of the form for an entry's amount, in any of its measures. Saving can be undone. */
export function useEntryEdit(entry: DiaryEntry, day: string, onDone: () => void) {
  const { id: entry_id, name, quantity } = entry;
  const { measures, current, grams } = measuresOfEntry(entry);
  const [chosen, setChosen] = useState(current.id);
  const measure = measures.find(({ id }) => id === chosen) ?? grams;
  const before = current.id === grams.id ? entry.grams : (quantity ?? 1);
  const amount = useAmount(measure, before);
  const edit = useDiaryChange(editEntry);
  const choose = (id: string) => {
    const next = measures.find((one) => one.id === id) ?? grams;
    amount.put(next.id === current.id ? before : inMeasure(next, amount.unit.gramsOf(amount.last)));
    setChosen(next.id);
  };
  const undo = () => void edit.mutateAsync({ entry_id, day, ...inputOf(current, before) }).catch(tellFailure);
  const save = (value: number) => {
    if (edit.isPending) return;
    if (value === before && measure.id === current.id) return onDone();
    const done = (stored: DiaryDay) => {
      onDone();
      const changed = entryOf(stored, entry_id);
      if (changed) toast({ message: `${name} is now ${amountText(changed)}`, undo });
    };
    // A failure is shown at the form.
    void edit.mutateAsync({ entry_id, day, ...inputOf(measure, value) }).then(done, () => undefined);
  };
  const form = { measures, measure, choose, amount, save: amount.whenValid(save) };
  return { ...form, isSaving: edit.isPending, failure: edit.error };
}
