import { MEAL_NAMES } from '@saltbush/contract';
import {
  Button,
  Cluster,
  Heading,
  Panel,
  Stack,
  Text,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { useRef } from 'react';
import type { DiaryMeal } from '../api/diary-day';
import { formatNumber } from '../model/format-diary';
import { useRemoval } from '../model/use-removal';
import { CopyMeal } from './CopyMeal';
import styles from './Diary.module.css';
import { Entry } from './Entry';

interface MealCardProps {
  meal: DiaryMeal;
  day: string;
  today: string;
  onAdd: () => void;
}

/** Lists a meal's entries with its total and a button to add more. */
export function MealCard({ meal, day, today, onAdd }: MealCardProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAdd = () => addButton.current?.focus();
  const remove = useRemoval(day, focusAdd);
  const name = MEAL_NAMES[meal.meal];
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
              <Entry key={entry.id} entry={entry} day={day} onRemove={() => remove(entry)} />
            ))}
          </ul>
        )}
        {meal.entries.length === 0 && <CopyMeal meal={meal.meal} {...{ day, today }} onCopied={focusAdd} />}
      </Stack>
    </Panel>
  );
}
