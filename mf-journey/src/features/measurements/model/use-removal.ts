import { toast } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import type { LogEntry } from '../api/log';
import { recordEntry } from '../api/record-entry';
import { removeEntry } from '../api/remove-entry';
import { useLogChange } from './use-log-change';
import { fullDay } from './words';

const fail = (error: unknown) => void toast({ message: errorMessage(error), tone: 'error' });

/** Returns a function that deletes an entry, with an offer to put it back. */
export function useRemoval(subscriptionId: string, onRemoved: () => void) {
  const remove = useLogChange(subscriptionId, removeEntry);
  const record = useLogChange(subscriptionId, recordEntry);
  const putBack = (entry: LogEntry) => void record.mutateAsync(entry).catch(fail);
  return (entry: LogEntry) => {
    const done = () => {
      onRemoved();
      toast({ message: `Deleted ${fullDay(entry.day)}`, undo: () => putBack(entry) });
    };
    void remove.mutateAsync({ day: entry.day }).then(done, fail);
  };
}
