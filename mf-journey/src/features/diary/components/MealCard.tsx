import { MEAL_NAMES } from '@saltbush/contract';
import {
  Button,
  Cluster,
  Heading,
  IconButton,
  Panel,
  Stack,
  Text,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import { PlusIcon, Trash2Icon } from '@saltbush/shared-ui/design/icons';
import { useRef } from 'react';
import type { DiaryEntry, DiaryMeal } from '../api/diary-day';
import { removeEntry } from '../api/remove-entry';
import { formatNumber } from '../model/format-diary';
import { useDiaryChange } from '../model/use-diary-change';
import styles from './Diary.module.css';

interface MealCardProps {
  meal: DiaryMeal;
  day: string;
  onAdd: () => void;
}

const nutrients = ({ protein, carbohydrate, fat }: DiaryEntry['nutrition']) =>
  `Protein ${formatNumber(protein)} g · Carbohydrate ${formatNumber(carbohydrate)} g · Fat ${formatNumber(fat)} g`;

function Entry({ entry, onRemove }: { entry: DiaryEntry; onRemove: () => void }) {
  const portion = entry.portion ? `${entry.portion}, ${entry.grams} g` : `${entry.grams} g`;
  return (
    <li className={styles.entry}>
      <div>
        <Text strong>{entry.name}</Text>
        <Text size="sm" tone="muted">
          {portion}
        </Text>
        <Text size="sm" tone="muted">
          {nutrients(entry.nutrition)}
        </Text>
      </div>
      <span className={styles.amount}>{formatNumber(entry.nutrition.kilojoules)} kJ</span>
      <IconButton label={`Remove ${entry.name}`} icon={Trash2Icon} onClick={onRemove} />
    </li>
  );
}

/** Lists a meal's entries with its total and a button to add more. */
export function MealCard({ meal, day, onAdd }: MealCardProps) {
  const remove = useDiaryChange(removeEntry);
  const addButton = useRef<HTMLButtonElement>(null);
  const name = MEAL_NAMES[meal.meal];
  const onRemove = (entry_id: string) =>
    remove.mutate({ entry_id, day }, { onSuccess: () => addButton.current?.focus() });
  return (
    <Panel>
      <Stack gap={3}>
        <Cluster justify="space-between" gap={3}>
          <div>
            <Heading level={3} size="md">
              {name}
            </Heading>
            <Text size="sm" tone="muted">
              {meal.entries.length > 0 ? `${formatNumber(meal.total.kilojoules)} kJ` : 'Nothing noted'}
            </Text>
          </div>
          <Button ref={addButton} variant="secondary" size="sm" icon={PlusIcon} onClick={onAdd}>
            Add <VisuallyHidden>to {name.toLowerCase()}</VisuallyHidden>
          </Button>
        </Cluster>
        {meal.entries.length > 0 && (
          <ul className={styles.entries} aria-label={name}>
            {meal.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onRemove={() => onRemove(entry.id)} />
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
}
