import { Button, Heading, IconButton, Panel, Stack, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { PencilIcon, Trash2Icon } from '@saltbush/shared-ui/design/icons';
import { useRef, useState } from 'react';
import type { LogEntry, MeasurementLog } from '../api/log';
import { useRemoval } from '../model/use-removal';
import { formatMeasure, fullDay, shortDay } from '../model/words';
import { EntryDialog } from './EntryDialog';
import styles from './EntryTable.module.css';

/** Rows shown at first. */
const FEW = 10;

interface RowProps {
  entry: LogEntry;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ entry: { day, weight_kg, waist_cm }, onEdit, onRemove }: RowProps) {
  return (
    <tr>
      <th scope="row">{shortDay(day)}</th>
      <td>{formatMeasure('weight_kg', weight_kg)}</td>
      <td>{waist_cm === null ? 'Not measured' : formatMeasure('waist_cm', waist_cm)}</td>
      <td className={styles.actions}>
        <IconButton label={`Edit ${fullDay(day)}`} icon={PencilIcon} onClick={onEdit} />
        <IconButton label={`Delete ${fullDay(day)}`} icon={Trash2Icon} onClick={onRemove} />
      </td>
    </tr>
  );
}

interface EntryTableProps {
  subscriptionId: string;
  log: MeasurementLog;
}

/** Lists the entries, the latest first, to edit and delete: the numbers behind the chart. */
export function EntryTable({ subscriptionId, log }: EntryTableProps) {
  const [edited, setEdited] = useState<LogEntry | null>(null);
  const [isFull, setFull] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row that had the focus is gone.
  const remove = useRemoval(subscriptionId, () => heading.current?.focus());
  const latest = [...log.entries].reverse();
  const shown = isFull ? latest : latest.slice(0, FEW);
  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={2} size="md" ref={heading} tabIndex={-1} id="entries">
          Your entries
        </Heading>
        <table className={styles.table} aria-labelledby="entries">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Weight</th>
              <th scope="col">Waist</th>
              <th scope="col">
                <VisuallyHidden>Edit or delete</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <Row
                key={entry.day}
                entry={entry}
                onEdit={() => setEdited(entry)}
                onRemove={() => remove(entry)}
              />
            ))}
          </tbody>
        </table>
        {shown.length < latest.length && (
          <Button variant="secondary" size="sm" onClick={() => setFull(true)}>
            Show all {latest.length} entries
          </Button>
        )}
      </Stack>
      {edited && <EntryDialog {...{ subscriptionId, log }} entry={edited} onClose={() => setEdited(null)} />}
    </Panel>
  );
}
