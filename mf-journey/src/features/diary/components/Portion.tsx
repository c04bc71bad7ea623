import { type Meal, type Nutrition, nutritionOf } from '@saltbush/contract';
import { Button, InlineMessage, Panel, Text } from '@saltbush/shared-ui/design/core';
import { FormLayout, RadioGroup } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addEntry } from '../api/add-entry';
import { picksQuery } from '../api/picks';
import { formatNumber } from '../model/format-diary';
import { nutrientsText } from '../model/nutrients';
import type { Pick } from '../model/picks';
import { useAmount } from '../model/use-amount';
import { useDiaryChange } from '../model/use-diary-change';
import styles from './AddFood.module.css';
import { AmountField } from './AmountField';
import { FavouriteButton } from './FavouriteButton';

interface PortionProps {
  pick: Pick;
  meal: Meal;
  day: string;
  onDone: () => void;
}

function NutritionSummary({ nutrition }: { nutrition: Nutrition | null }) {
  if (!nutrition) {
    return (
      <Panel ground="mist" padding="sm">
        <Text size="sm" tone="muted">
          Its energy shows up here once we can read how many.
        </Text>
      </Panel>
    );
  }
  return (
    <Panel ground="mist" padding="sm">
      <Text strong>{formatNumber(nutrition.kilojoules)} kJ</Text>
      <Text size="sm" tone="muted">
        {nutrientsText(nutrition)}
      </Text>
    </Panel>
  );
}

/** The choice of a food weighed in grams instead of a serving. */
const WEIGHED = '';
/** What a food weighs where nothing else is known. */
const USUAL_GRAMS = 100;

/** State of the amount of a food: in one of its servings, or in grams. It starts with the amount that was eaten last. */
function usePortion({ food: { portions }, start }: Pick) {
  const isServed = portions.some((portion) => portion.name === start?.portion);
  const first = start && !isServed ? WEIGHED : (start?.portion ?? portions[0]?.name ?? WEIGHED);
  const [name, setName] = useState(first);
  const serving = portions.find((portion) => portion.name === name) ?? null;
  const inServings = useAmount(serving ?? portions[0] ?? null, (isServed && start?.quantity) || 1);
  const inGrams = useAmount(null, start?.grams ?? USUAL_GRAMS);
  return { name, setName, serving, amount: serving ? inServings : inGrams };
}

/** Selects a portion size and count of a food, previewing the nutrients before the entry is added. */
export function Portion({ pick, meal, day, onDone }: PortionProps) {
  const { food } = pick;
  const { name, setName, serving, amount } = usePortion(pick);
  // A stable id makes repeated presses add the entry only once.
  const [entry_id] = useState(() => crypto.randomUUID());
  const add = useDiaryChange(addEntry);
  const { data: picks } = useQuery(picksQuery);
  const isFavourite = picks ? picks.favourites.some(({ id }) => id === food.id) : food.is_favourite;
  const { value, unit } = amount;
  const [firstField] = useState(amount.input);
  // What led here is gone.
  useEffect(() => firstField.current?.focus(), [firstField]);
  const submit = amount.whenValid((many) => {
    if (add.isPending) return;
    const how = serving ? { portion: serving.name, quantity: many } : { grams: many };
    add.mutate({ entry_id, day, meal, food_id: food.id, ...how }, { onSuccess: onDone });
  });
  return (
    <FormLayout onSubmit={submit}>
      <div className={styles.chosen}>
        <Text strong>{food.name}</Text>
        <FavouriteButton {...{ food, isFavourite }} />
      </div>
      <RadioGroup
        legend={`How much ${food.name}?`}
        name="portion"
        options={[
          ...food.portions.map((portion) => ({
            value: portion.name,
            label: portion.name,
            aside: `${portion.grams} g`,
          })),
          { value: WEIGHED, label: 'Weighed, in grams' },
        ]}
        value={name}
        onChange={setName}
      />
      <AmountField
        label={serving ? 'How many' : 'How many grams'}
        hint={serving ? 'Parts too, such as 0.5 or 1/2' : undefined}
        amount={amount}
      />
      <NutritionSummary nutrition={value === null ? null : nutritionOf(food.per_100g, unit.gramsOf(value))} />
      <div role="alert">
        {add.error && <InlineMessage tone="error">{errorMessage(add.error)}</InlineMessage>}
      </div>
      <Button type="submit" block status={add.isPending ? 'busy' : 'idle'} busyLabel="Adding...">
        Add {food.name}
      </Button>
    </FormLayout>
  );
}
