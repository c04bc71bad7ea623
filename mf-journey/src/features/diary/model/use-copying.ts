import { toast } from '@saltbush/shared-ui/design/overlays';
import { useRef } from 'react';
import { copyEntries } from '../api/copy-entries';
import type { DiaryEntry } from '../api/diary-day';
import { removeEntries } from '../api/remove-entries';
import { entriesText } from './format-diary';
import { tellFailure } from './tell-failure';
import { useDiaryChange } from './use-diary-change';

/** Copies entries of other days into a day, with an offer to take the copies back. */
export function useCopying(day: string, where: string) {
  const copy = useDiaryChange(copyEntries);
  const remove = useDiaryChange(removeEntries);
  // A repeated press has the same ids, so it copies only once.
  const copyIds = useRef(new Map<string, string>());
  const pairOf = ({ id: entry_id }: DiaryEntry) => {
    const copy_id = copyIds.current.get(entry_id) ?? crypto.randomUUID();
    copyIds.current.set(entry_id, copy_id);
    return { entry_id, copy_id };
  };
  const takeBack = (entry_ids: string[]) => void remove.mutateAsync({ day, entry_ids }).catch(tellFailure);
  /** Resolves once they are copied. @throws the api's error */
  const run = async (from_day: string, sources: readonly DiaryEntry[]): Promise<void> => {
    const entries = sources.map(pairOf);
    await copy.mutateAsync({ from_day, day, entries });
    copyIds.current.clear();
    toast({
      message: `Copied ${entriesText(entries.length)} to ${where}`,
      undo: () => takeBack(entries.map(({ copy_id }) => copy_id)),
    });
  };
  return { run, isCopying: copy.isPending, failure: copy.error };
}
