import { MAX_PORTION_GRAMS, type Meal, type Nutrition, nutritionOf } from '@saltbush/contract';
import { Button, InlineMessage, NumberStepper, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { addEntry } from '../api/add-entry';
import type { Food } from '../api/foods';
import { formatNumber } from '../model/format-diary';
import { useDiaryChange } from '../model/use-diary-change';
import styles from './Diary.module.css';

interface PortionProps {
  food: Food;
  meal: Meal;
  day: string;
  onDone: () => void;
}

function NutritionSummary({ nutrition }: { nutrition: Nutrition }) {
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
  const [requested, setRequested] = useState(1);
  // A stable id makes repeated presses add the entry only once.
  const [entry_id] = useState(() => crypto.randomUUID());
  const add = useDiaryChange(addEntry);
  const gramsEach = food.portions.find((portion) => portion.name === name)?.grams ?? 0;
  const max = Math.floor(MAX_PORTION_GRAMS / gramsEach);
  const quantity = Math.min(requested, max);
  const choose = (portion: string) => {
    setName(portion);
    setRequested(quantity);
  };
  const submit = () =>
    add.mutate({ entry_id, day, meal, food_id: food.id, portion: name, quantity }, { onSuccess: onDone });
  return (
    <Stack gap={5}>
      <RadioGroup
        legend={`How much ${food.name}?`}
        name="portion"
        options={food.portions.map((portion) => ({
          value: portion.name,
          label: portion.name,
          aside: `${portion.grams} g`,
        }))}
        value={name}
        onChange={choose}
      />
      <div>
        <NumberStepper label="How many" rule="product" value={quantity} onChange={setRequested} />
        <div role="status">
          {requested > max && (
            <InlineMessage tone="info" className={styles.limit}>
              You can add at most {max} at a time: up to {formatNumber(MAX_PORTION_GRAMS)} g.
            </InlineMessage>
          )}
        </div>
      </div>
      <NutritionSummary nutrition={nutritionOf(food.per_100g, gramsEach * quantity)} />
      <div role="alert">
        {add.error && <InlineMessage tone="error">{errorMessage(add.error)}</InlineMessage>}
      </div>
      <Button block status={add.isPending ? 'busy' : 'idle'} busyLabel="Adding..." onClick={submit}>
        Add {food.name}
      </Button>
    </Stack>
  );
}
