import type { DraftEntries } from '@saltbush/contract';
import { type HealthDraft, useHealthDraft } from '@saltbush/shared-ui/health-drafts';
import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';

/**
 * A form whose entries are kept, sealed, with each change, so that a reload or another device goes on with them (rule
 * health-21).
 *
 * @param read gives the entries of a draft; releases before and after this one may have written it
 */
export function useKeptForm<Values extends FieldValues>(
  draft: HealthDraft,
  read: (entries: DraftEntries) => Values,
): UseFormReturn<Values> & { kept: ReturnType<typeof useHealthDraft> } {
  const form = useForm<Values>({ defaultValues: read({}) as DefaultValues<Values> });
  const kept = useHealthDraft(draft);
  const { watch, getValues, reset } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      // A reset names no field: what it fills in is kept already.
      if (name) draft.change(getValues());
    });
    return unsubscribe;
  }, [draft, watch, getValues]);
  const { isReady, entries } = kept;
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries that came from elsewhere are what it reacts to
  useEffect(() => {
    if (!isReady) return;
    // Not those of this render: another key may have been pressed since.
    const values = read(draft.store.getState().entries);
    if (JSON.stringify(values) !== JSON.stringify(read(getValues()))) reset(values);
  }, [isReady, entries, draft, read, getValues, reset]);
  return { ...form, kept };
}
