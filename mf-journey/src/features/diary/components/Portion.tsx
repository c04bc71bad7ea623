import { MAX_PORTION_GRAMS, type Meal, type Nutrition, nutritionOf } from '@saltbush/contract';
import { Button, InlineMessage, NumberStepper, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { addEntry } from '../api/add-entry';
import type { Food } from '../api/foods';
import { numberWords } from '../model/day-words';
import { useDiaryChange } from '../model/use-diary-change';
import styles from './Diary.module.css';

interface PortionProps {
  food: Food;
  meal: Meal;
  day: string;
  onDone: () => void;
}

function Holds({ nutrition }: { nutrition: Nutrition }) {
  const { kilojoules, protein, carbohydrate, fat } = nutrition;
  return (
    <Panel ground="mist" padding="sm">
      <Text strong>{numberWords(kilojoules)} kJ</Text>
      <Text size="sm" tone="muted">
        Protein {numberWords(protein)} g · Carbohydrate {numberWords(carbohydrate)} g · Fat {numberWords(fat)}{' '}
        g
      </Text>
    </Panel>
  );
}

/** How much of a food: one of its usual portions, so many times; what that holds is shown before it is written. */
export function Portion({ food, meal, day, onDone }: PortionProps) {
  const [name, setName] = useState(food.portions[0]?.name ?? '');
  const [asked, setAsked] = useState(1);
  // The same portion is written once, however often the button is pressed.
  const [entry_id] = useState(() => crypto.randomUUID());
  const add = useDiaryChange(addEntry);
  const gramsOfOne = food.portions.find((portion) => portion.name === name)?.grams ?? 0;
  const most = Math.floor(MAX_PORTION_GRAMS / gramsOfOne);
  const quantity = Math.min(asked, most);
  const choose = (portion: string) => {
    setName(portion);
    setAsked(quantity);
  };
  const write = () =>
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
        <NumberStepper label="How many" rule="product" value={quantity} onChange={setAsked} />
        <div role="status">
          {asked > most && (
            <InlineMessage tone="info" className={styles.limit}>
              You can add at most {most} at a time: up to {numberWords(MAX_PORTION_GRAMS)} g.
            </InlineMessage>
          )}
        </div>
      </div>
      <Holds nutrition={nutritionOf(food.per_100g, gramsOfOne * quantity)} />
      <div role="alert">
        {add.error && <InlineMessage tone="error">{errorMessage(add.error)}</InlineMessage>}
      </div>
      <Button block status={add.isPending ? 'busy' : 'idle'} busyLabel="Adding..." onClick={write}>
        Add {food.name}
      </Button>
    </Stack>
  );
}
