import { toast } from '@saltbush/shared-ui/design/overlays';
import { useMutation } from '@tanstack/react-query';
import type { DiaryEntry } from '../api/diary-day';
import { removeEntry } from '../api/remove-entry';
import { restoreEntries } from '../api/restore-entries';
import { tellFailure } from './tell-failure';
import { IN_SEQUENCE, useDiaryChange } from './use-diary-change';
import { useStoreDay } from './use-store-day';

/** Returns a function that removes an entry of a day, with an offer to put it back as it was. */
export function useRemoval(day: string, onRemoved: () => void) {
  const store = useStoreDay();
  const restore = useDiaryChange(restoreEntries);
  const remove = useMutation({
    mutationFn: removeEntry,
    scope: IN_SEQUENCE,
    onSuccess: (done) => store(done.day),
  });
  const putBack = (removed: string) => void restore.mutateAsync({ day, removed }).catch(tellFailure);
  return ({ id, name }: DiaryEntry) => {
    const done = ({ removed }: Awaited<ReturnType<typeof removeEntry>>) => {
      onRemoved();
      toast({ message: `Removed ${name}`, undo: removed ? () => putBack(removed) : undefined });
    };
    void remove.mutateAsync({ entry_id: id, day }).then(done, tellFailure);
  };
}
