import { IconButton, Text, TextButton, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { PencilIcon, Trash2Icon } from '@saltbush/shared-ui/design/icons';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useRef, useState } from 'react';
import type { DiaryEntry } from '../api/diary-day';
import { amountText } from '../model/amount';
import { formatNumber } from '../model/format-diary';
import { nutrientsText } from '../model/nutrients';
import styles from './Diary.module.css';

const EntryEditor = recoverable(() =>
  import('./EntryEditor').then((module) => ({ default: module.EntryEditor })),
);

interface EntryProps {
  entry: DiaryEntry;
  day: string;
  onRemove: () => void;
}

/** A portion of a meal: its amount opens the form that changes it. */
export function Entry({ entry, day, onRemove }: EntryProps) {
  const [isEdited, setEdited] = useState(false);
  const amountButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    amountButton.current?.focus();
    setEdited(false);
  };
  return (
    <li className={styles.entry}>
      <div>
        <Text strong>{entry.name}</Text>
        <TextButton
          ref={amountButton}
          variant="quiet"
          icon={PencilIcon}
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
        >
          {amountText(entry)}
          <VisuallyHidden>: change the amount of {entry.name}</VisuallyHidden>
        </TextButton>
        <Text size="sm" tone="muted">
          {nutrientsText(entry.nutrition)}
        </Text>
      </div>
      <span className={styles.amount}>{formatNumber(entry.nutrition.kilojoules)} kJ</span>
      <IconButton label={`Remove ${entry.name}`} icon={Trash2Icon} onClick={onRemove} />
      {isEdited && (
        <div className={styles.editor}>
          <Suspense>
            <EntryEditor entry={entry} day={day} onDone={close} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
