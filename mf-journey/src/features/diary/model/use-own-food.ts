import { valibotResolver } from '@hookform/resolvers/valibot';
import { toast } from '@saltbush/shared-ui/design/overlays';
import { apiFieldErrors, listErrors, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Food } from '../api/foods';
import type { Picks } from '../api/picks';
import { removeFood } from '../api/remove-food';
import { saveFood } from '../api/save-food';
import { OwnFoodSchema, readFood, type TypedFood, typedFood } from './own-food-schema';
import { tellFailure } from './tell-failure';
import { usePicksChange } from './use-picks-change';

const FIELDS: readonly string[] = Object.keys(typedFood());
const isField = (name: string): name is keyof TypedFood => FIELDS.includes(name);

/** Returns the form of an own food, its error summary and its submit handler. What was typed stays until it is stored. */
export function useOwnFood(food: Food | undefined, onSaved: (food: Food) => void) {
  const { show, summary } = useErrorSummary();
  // A stable id makes repeated presses save the food only once.
  const [food_id] = useState(() => food?.id ?? crypto.randomUUID());
  const save = usePicksChange(saveFood);
  const form = useForm({
    resolver: valibotResolver(OwnFoodSchema),
    defaultValues: typedFood(food),
    shouldFocusError: false,
  });
  const store = async (typed: TypedFood) => {
    try {
      const picks = await save.mutateAsync({ food_id, ...readFood(typed) });
      const saved = picks.own.find(({ id }) => id === food_id);
      if (saved) onSaved(saved);
    } catch (error) {
      const found = apiFieldErrors(error).map(({ field, message }) => ({
        ...{ field: isField(field) ? field : ('name' as const), message },
        isOfField: isField(field),
      }));
      for (const { field, message, isOfField } of found) if (isOfField) form.setError(field, { message });
      show(found);
    }
  };
  return { form, summary, submit: form.handleSubmit(store, (found) => show(listErrors(found))) };
}

/** Returns a function that removes an own food, with an offer to put it back. */
export function useFoodRemoval(onRemoved: (picks: Picks) => void) {
  const save = usePicksChange(saveFood);
  const remove = usePicksChange(removeFood);
  return (food: Food) => {
    const { id: food_id, name } = food;
    const putBack = () => void save.mutateAsync({ food_id, ...readFood(typedFood(food)) }).catch(tellFailure);
    const done = (picks: Picks) => {
      onRemoved(picks);
      toast({ message: `Removed ${name} from your foods`, undo: putBack });
    };
    void remove.mutateAsync({ food_id }).then(done, tellFailure);
  };
}
