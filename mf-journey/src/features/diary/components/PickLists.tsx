import { Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Food } from '../api/foods';
import { picksQuery } from '../api/picks';
import { firstList, PICK_LISTS, PICK_NAMES, type Pick, type PickList, picksOf } from '../model/picks';
import styles from './AddFood.module.css';
import { PickRow } from './PickRow';

const EMPTY: Readonly<Record<PickList, string>> = {
  recent: 'What you eat shows up here, so that you find it again.',
  favourites: 'Press the star of a food to keep it here.',
  own: 'Enter a food that is not on the list, such as your own cake.',
};

const isList = (value: string): value is PickList => PICK_LISTS.some((list) => list === value);

interface PickListsProps {
  onChoose: (pick: Pick) => void;
  /** Opens the form of an own food; of a new one without a food. */
  onEdit: (food?: Food) => void;
}

/** What a member chooses a food from before typing: eaten lately, favourites and own foods. */
export function PickLists({ onChoose, onEdit }: PickListsProps) {
  const { data } = useQuery(picksQuery);
  const [chosen, setChosen] = useState<PickList | null>(null);
  // Searching works without them.
  if (!data) return null;
  const list = chosen ?? firstList(data);
  const picks = picksOf(data, list);
  return (
    <Stack gap={3}>
      <SegmentedChoice
        legend="Your foods"
        hideLegend
        name="foods"
        value={list}
        options={PICK_LISTS.map((value) => ({ value, label: PICK_NAMES[value] }))}
        onChange={(value) => isList(value) && setChosen(value)}
      />
      {picks.length === 0 && <Text tone="muted">{EMPTY[list]}</Text>}
      <ul className={styles.rows} aria-label={PICK_NAMES[list]}>
        {picks.map((pick) => (
          <PickRow
            key={pick.food.id}
            pick={pick}
            onChoose={() => onChoose(pick)}
            onEdit={list === 'own' ? () => onEdit(pick.food) : undefined}
          />
        ))}
      </ul>
      <div>
        <TextButton icon={PlusIcon} onClick={() => onEdit()}>
          Enter an own food
        </TextButton>
      </div>
    </Stack>
  );
}
