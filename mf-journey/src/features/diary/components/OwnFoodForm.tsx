import { Button, Cluster, TextButton } from '@saltbush/shared-ui/design/core';
import { FieldRow, FormLayout, RadioGroup, TextField } from '@saltbush/shared-ui/design/forms';
import type { Food } from '../api/foods';
import type { TypedFood } from '../model/own-food-schema';
import { useFoodRemoval, useOwnFood } from '../model/use-own-food';

interface OwnFoodFormProps {
  /** The food to change; a new one if there is none. */
  food?: Food;
  onSaved: (food: Food) => void;
  onCancel: () => void;
}

/** Not every label tells them. */
const OPTIONAL: ReadonlySet<keyof TypedFood> = new Set(['fibre', 'sodium']);

/** Enters or changes an own food, by its label or its recipe. */
export function OwnFoodForm({ food, onSaved, onCancel }: OwnFoodFormProps) {
  const { form, summary, submit } = useOwnFood(food, onSaved);
  const remove = useFoodRemoval(onCancel);
  const { errors, isSubmitting } = form.formState;
  const basis = form.watch('basis');
  const field = (name: keyof TypedFood, label: string, unit?: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      optional={OPTIONAL.has(name) || (basis === '100g' && name.startsWith('serving'))}
      inputMode={unit ? 'decimal' : undefined}
      autoComplete="off"
      after={unit}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  );
  return (
    <FormLayout onSubmit={submit} startAt="name">
      {summary}
      {field('name', 'Name')}
      <RadioGroup
        legend="The figures below are for"
        name="basis"
        options={[
          { value: '100g', label: '100 g, as labels have them' },
          { value: 'serving', label: 'A serving' },
        ]}
        value={basis}
        onChange={(value) => form.setValue('basis', value === 'serving' ? 'serving' : '100g')}
      />
      <FieldRow>
        {field('serving_name', 'Serving', undefined, 'Such as 1 slice')}
        {field('serving_grams', 'Its weight', 'g', 'Such as 60')}
      </FieldRow>
      <FieldRow>
        {field('kilojoules', 'Energy', 'kJ')}
        {field('protein', 'Protein', 'g')}
      </FieldRow>
      <FieldRow>
        {field('carbohydrate', 'Carbohydrate', 'g')}
        {field('fat', 'Fat', 'g')}
      </FieldRow>
      <FieldRow>
        {field('fibre', 'Fibre', 'g')}
        {field('sodium', 'Sodium', 'mg')}
      </FieldRow>
      <Cluster gap={3}>
        <Button type="submit" status={isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
          Save food
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {food && <TextButton onClick={() => remove(food)}>Remove this food</TextButton>}
      </Cluster>
    </FormLayout>
  );
}
