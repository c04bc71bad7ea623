import { MAX_FAVOURITE_FOODS, MAX_OWN_FOODS, ownFoodErrors } from '@saltbush/contract';
import type {
  FoodDiaryRemoveFoodInput,
  FoodDiarySaveFoodInput,
  FoodDiarySetFavouriteInput,
} from '../../../generated/resolvers';
import type { BaseContext } from '../../../lib/context';
import { requireUser } from '../../../lib/context';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import { readNewId } from '../entry-rules';
import type { OwnFood, Pantry } from './pantry';
import { findDiaryFood, readPicks } from './picks';
import { changePantry } from './store';

async function change(ctx: BaseContext, changed: (pantry: Pantry) => Pantry) {
  const { id } = requireUser(ctx);
  return { picks: await readPicks(ctx, id, await changePantry(ctx, id, changed)) };
}

/** Keeps a food as a favourite, or no longer; repeated calls have no effect. */
export async function setFavourite(
  _root: unknown,
  { input: { food_id, is_favourite } }: { input: FoodDiarySetFavouriteInput },
  ctx: BaseContext,
) {
  const { id: userId } = requireUser(ctx);
  const food = is_favourite ? await findDiaryFood(ctx, userId, food_id) : null;
  if (is_favourite && !food) throw notFound('Food');
  const id = food?._id ?? food_id;
  return change(ctx, (pantry) => {
    const others = pantry.favourites.filter((one) => one !== id);
    if (is_favourite && others.length >= MAX_FAVOURITE_FOODS) {
      throw new BusinessError('TOO_MANY_FAVOURITE_FOODS', { max: MAX_FAVOURITE_FOODS });
    }
    return { ...pantry, favourites: is_favourite ? [...others, id] : others };
  });
}

/** Reads an own food from its input. @throws INVALID_INPUT */
function readFood({ food_id, ...input }: FoodDiarySaveFoodInput): OwnFood {
  const entry = {
    ...input,
    name: input.name.trim(),
    serving_name: input.serving_name?.trim() || null,
    serving_grams: input.serving_grams ?? null,
    fibre: input.fibre ?? null,
    sodium: input.sodium ?? null,
  };
  const id = readNewId(food_id, 'food_id');
  const errors = ownFoodErrors(entry);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return { ...entry, id };
}

/** Saves an own food, or replaces it (rule accounts-08). Entries keep the figures that they were recorded with. */
export async function saveFood(
  _root: unknown,
  { input }: { input: FoodDiarySaveFoodInput },
  ctx: BaseContext,
) {
  requireUser(ctx);
  const food = readFood(input);
  return change(ctx, (pantry) => {
    const others = pantry.foods.filter(({ id }) => id !== food.id);
    if (others.length >= MAX_OWN_FOODS) {
      throw new BusinessError('TOO_MANY_OWN_FOODS', { max: MAX_OWN_FOODS });
    }
    // Pages of an earlier release do not know of these figures, and leave them alone.
    const { fibre = null, sodium = null } = pantry.foods.find(({ id }) => id === food.id) ?? {};
    const kept = {
      ...(input.fibre === undefined ? { fibre } : {}),
      ...(input.sodium === undefined ? { sodium } : {}),
    };
    return { ...pantry, foods: [...others, { ...food, ...kept }] };
  });
}

/** Removes an own food, from the favourites too; idempotent. */
export async function removeFood(
  _root: unknown,
  { input }: { input: FoodDiaryRemoveFoodInput },
  ctx: BaseContext,
) {
  requireUser(ctx);
  const food_id = input.food_id.toLowerCase();
  return change(ctx, ({ foods, favourites }) => {
    // A food of the list stays a favourite.
    if (!foods.some(({ id }) => id === food_id)) return { foods, favourites };
    return {
      foods: foods.filter(({ id }) => id !== food_id),
      favourites: favourites.filter((id) => id !== food_id),
    };
  });
}
