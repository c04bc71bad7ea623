import { GRAM, type Meal, type Nutrition, nutritionOf } from '@saltbush/contract';
import { Button, InlineMessage, Panel, Text } from '@saltbush/shared-ui/design/core';
import { FormLayout, RadioGroup } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addEntry } from '../api/add-entry';
import { picksQuery } from '../api/picks';
import { formatNumber } from '../model/format-diary';
import { amountInput, type Measure, measuresOf, unitMeasure } from '../model/measures';
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

/** What a food weighs where nothing else is known. */
const USUAL_GRAMS = 100;
/** How much of a drink where nothing else is known. */
const USUAL_ML = 250;

const usualOf = ({ unit }: Measure): number => {
  if (unit?.unit === 'g') return USUAL_GRAMS;
  return unit?.unit === 'ml' ? USUAL_ML : 1;
};

/** Returns the measure of the amount that was eaten last, or the first. */
function firstMeasure(measures: readonly Measure[], start: Pick['start']): Measure | undefined {
  const last = start && (start.unit ?? (start.portion ? `serving ${start.portion}` : 'g'));
  const known = measures.find(({ id }) => id === last);
  return start ? (known ?? measures.find(({ id }) => id === 'g')) : measures[0];
}

/** State of the amount of a food, in one of its measures. It starts with the amount that was eaten last. */
function usePortion({ food: { portions, units }, start }: Pick) {
  const measures = measuresOf(portions, units);
  const first = firstMeasure(measures, start) ?? unitMeasure(GRAM);
  const [id, setId] = useState(first.id);
  const measure = measures.find((one) => one.id === id) ?? first;
  const started = first.id === 'g' ? start?.grams : start?.quantity;
  const amount = useAmount(measure, started ?? usualOf(first));
  const choose = (next: string) => {
    const to = measures.find((one) => one.id === next) ?? first;
    // A number of servings stays: two small ones become two large ones.
    const isCounted = (one: Measure) => one.id !== 'g' && one.id !== 'ml';
    if (!(isCounted(measure) && isCounted(to))) amount.put(usualOf(to));
    setId(to.id);
  };
  return { measures, measure, choose, amount };
}

/** Selects a portion size and count of a food, previewing the nutrients before the entry is added. */
export function Portion({ pick, meal, day, onDone }: PortionProps) {
  const { food } = pick;
  const { measures, measure, choose, amount } = usePortion(pick);
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
    add.mutate(
      { entry_id, day, meal, food_id: food.id, ...amountInput(measure, many) },
      { onSuccess: onDone },
    );
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
        options={measures.map(({ id, label, each }) => ({ value: id, label, aside: each }))}
        value={measure.id}
        onChange={choose}
      />
      <AmountField
        label={measure.field}
        hint={measure.id === 'g' || measure.id === 'ml' ? undefined : 'Parts too, such as 0.5 or 1/2'}
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
