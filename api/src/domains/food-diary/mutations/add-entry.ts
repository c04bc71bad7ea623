import { FIELD_MESSAGES, portionError } from '@saltbush/contract';
import type { FoodDiaryAddEntryInput } from '../../../generated/resolvers';
import type { BaseContext } from '../../../lib/context';
import { requireUser } from '../../../lib/context';
import { invalidInput, notFound } from '../../../lib/errors';
import { changeDay, checkDay } from '../change-day';
import type { DiaryEntry } from '../diary';
import { checkRoom, readNewId } from '../entry-rules';
import type { Food } from '../food-store';
import { findDiaryFood } from '../pantry/picks';
import { inServings, inUnits } from '../serving';

/** Returns the amount of a new entry. Throws `INVALID_INPUT`. */
function readPortion(food: Food, { grams, portion, unit, quantity }: FoodDiaryAddEntryInput) {
  // Which of the two was meant?
  if (unit && portion) throw invalidInput({ unit: FIELD_MESSAGES.value_invalid });
  if (unit) return { ...inUnits(quantity ?? 1, unit, food.units), serving: null };
  const serving = food.portions.find(({ name }) => name === portion);
  if (serving) return inServings(quantity ?? 1, serving);
  if (portion) throw invalidInput({ portion: FIELD_MESSAGES.portion_unknown });
  const error = portionError(grams ?? Number.NaN);
  if (error) throw invalidInput({ grams: error });
  return { grams: grams ?? 0, portion: null, serving: null, quantity: null, unit: null };
}

/** Adds a portion to the diary, once per entry id (rule accounts-08). */
export async function addEntry(
  _root: unknown,
  { input }: { input: FoodDiaryAddEntryInput },
  ctx: BaseContext,
) {
  const { id: userId } = requireUser(ctx);
  checkDay(ctx, input.day);
  const id = readNewId(input.entry_id, 'entry_id');
  const food = await findDiaryFood(ctx, userId, input.food_id);
  if (!food) throw notFound('Food');
  const { name, per_100g, units } = food;
  const about = { id, meal: input.meal, food_id: food._id, name, per_100g, units };
  const entry: DiaryEntry = { ...about, ...readPortion(food, input) };
  return changeDay(ctx, input.day, (day) => {
    if (day.entries.some((other) => other.id === id)) return null;
    checkRoom(day, 1);
    return { ...day, entries: [...day.entries, entry] };
  });
}
