import { MEAL_NAMES, type Meal } from '@saltbush/contract';
import { Stack } from '@saltbush/shared-ui/design/core';
import { Combobox } from '@saltbush/shared-ui/design/forms';
import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import { useRef, useState } from 'react';
import { type Food, searchFoods } from '../api/foods';
import { formatNumber } from '../model/format-diary';
import styles from './AddFood.module.css';
import { Portion } from './Portion';

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
    detail: `${formatNumber(food.per_100g.kilojoules)} kJ per 100 g`,
    food,
  }));
}

/** Dialog that searches the food list and adds a portion to a meal. */
export function AddFood({ meal, day, onClose }: AddFoodProps) {
  const [food, setFood] = useState<Food | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Add to ${MEAL_NAMES[meal].toLowerCase()}`}
      initialFocus={field}
    >
      <Stack gap={5} className={styles.content}>
        <Combobox
          inputRef={field}
          label="What did you have?"
          placeholder="Search foods, such as banana"
          minLength={2}
          search={options}
          onSelect={(option) => setFood('food' in option ? (option.food as Food) : null)}
          emptyText="No food on the list matches. Try a simpler word."
        />
        {food && <Portion key={food.id} food={food} meal={meal} day={day} onDone={onClose} />}
      </Stack>
    </ResponsiveDialog>
  );
}
