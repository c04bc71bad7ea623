import { MEAL_NAMES, type Meal } from '@saltbush/contract';
import { Stack } from '@saltbush/shared-ui/design/core';
import { Combobox } from '@saltbush/shared-ui/design/forms';
import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { type Food, searchFoods } from '../api/foods';
import { formatNumber } from '../model/format-diary';
import type { Pick } from '../model/picks';
import styles from './AddFood.module.css';
import { PickLists } from './PickLists';
import { Portion } from './Portion';

const OwnFoodForm = recoverable(() =>
  import('./OwnFoodForm').then((module) => ({ default: module.OwnFoodForm })),
);

interface AddFoodProps {
  meal: Meal;
  day: string;
  onClose: () => void;
}

async function options(query: string, signal: AbortSignal) {
  const foods = await searchFoods(query, signal);
  return foods.map((food) => ({
    id: food.id,
    label: food.name,
    detail: `${food.own ? 'Own food · ' : ''}${formatNumber(food.per_100g.kilojoules)} kJ per 100 g`,
    food,
  }));
}

interface ChooseFoodProps extends AddFoodProps {
  field: RefObject<HTMLInputElement | null>;
  pick: Pick | null;
  onPick: (pick: Pick | null) => void;
  onEdit: (food?: Food) => void;
}

function ChooseFood({ meal, day, onClose, field, pick, onPick, onEdit }: ChooseFoodProps) {
  return (
    <>
      <Combobox
        inputRef={field}
        label="What did you have?"
        placeholder="Search foods, such as banana"
        minLength={2}
        search={options}
        onSelect={(option) => onPick('food' in option ? { food: option.food as Food } : null)}
        emptyText="No food on the list matches. Try a simpler word, or enter it as an own food."
      />
      {pick ? (
        <Portion key={pick.food.id} pick={pick} meal={meal} day={day} onDone={onClose} />
      ) : (
        <PickLists onChoose={onPick} onEdit={onEdit} />
      )}
    </>
  );
}

/** Dialog that finds a food, among those eaten lately first, and adds a portion of it to a meal. */
export function AddFood(props: AddFoodProps) {
  const [pick, setPick] = useState<Pick | null>(null);
  const [edited, setEdited] = useState<{ food?: Food } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const saved = (food: Food) => {
    setEdited(null);
    setPick({ food });
  };
  const title = edited ? 'Your own food' : `Add to ${MEAL_NAMES[props.meal].toLowerCase()}`;
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={title}
      initialFocus={field}
    >
      <Stack gap={5} className={styles.content}>
        {edited ? (
          <Suspense>
            <OwnFoodForm food={edited.food} onSaved={saved} onCancel={() => setEdited(null)} />
          </Suspense>
        ) : (
          <ChooseFood
            {...props}
            {...{ field, pick }}
            onPick={setPick}
            onEdit={(food) => setEdited({ food })}
          />
        )}
      </Stack>
    </ResponsiveDialog>
  );
}
