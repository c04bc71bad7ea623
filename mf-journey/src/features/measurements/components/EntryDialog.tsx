import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import type { LogEntry, MeasurementLog } from '../api/log';
import { fullDay } from '../model/words';
import { EntryForm } from './EntryForm';

interface EntryDialogProps {
  subscriptionId: string;
  log: MeasurementLog;
  entry: LogEntry;
  onClose: () => void;
}

/** Corrects an entry of the log. */
export function EntryDialog({ onClose, ...form }: EntryDialogProps) {
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit ${fullDay(form.entry.day)}`}
    >
      <EntryForm {...form} onDone={onClose} />
    </ResponsiveDialog>
  );
}
