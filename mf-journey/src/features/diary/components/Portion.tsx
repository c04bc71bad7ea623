import { type Meal, type Nutrition, nutritionOf } from '@saltbush/contract';
import { Button, InlineMessage, Panel, Text } from '@saltbush/shared-ui/design/core';
import { FormLayout, RadioGroup } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { addEntry } from '../api/add-entry';
import type { Food } from '../api/foods';
import { formatNumber } from '../model/format-diary';
import { useAmount } from '../model/use-amount';
import { useDiaryChange } from '../model/use-diary-change';
import { AmountField } from './AmountField';

interface PortionProps {
  food: Food;
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
  const { kilojoules, protein, carbohydrate, fat } = nutrition;
  return (
    <Panel ground="mist" padding="sm">
      <Text strong>{formatNumber(kilojoules)} kJ</Text>
      <Text size="sm" tone="muted">
        Protein {formatNumber(protein)} g · Carbohydrate {formatNumber(carbohydrate)} g · Fat{' '}
        {formatNumber(fat)} g
      </Text>
    </Panel>
  );
}

/** Selects a portion size and count of a food, previewing the nutrients before the entry is added. */
export function Portion({ food, meal, day, onDone }: PortionProps) {
  const [name, setName] = useState(food.portions[0]?.name ?? '');
  // A stable id makes repeated presses add the entry only once.
  const [entry_id] = useState(() => crypto.randomUUID());
  const add = useDiaryChange(addEntry);
  const amount = useAmount(food.portions.find((portion) => portion.name === name) ?? null, 1);
  const { value, unit } = amount;
  const submit = amount.whenValid((quantity) => {
    if (add.isPending) return;
    add.mutate({ entry_id, day, meal, food_id: food.id, portion: name, quantity }, { onSuccess: onDone });
  });
  return (
    <FormLayout onSubmit={submit}>
      <RadioGroup
        legend={`How much ${food.name}?`}
        name="portion"
        options={food.portions.map((portion) => ({
          value: portion.name,
          label: portion.name,
          aside: `${portion.grams} g`,
        }))}
        value={name}
        onChange={setName}
      />
      <AmountField label="How many" hint="Parts too, such as 0.5 or 1/2" amount={amount} />
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
