import { FIELD_MESSAGES, portionError } from '@saltbush/contract';
import type { FoodDiaryEditEntryInput } from '../../../generated/resolvers';
import type { BaseContext } from '../../../lib/context';
import { requireUser } from '../../../lib/context';
import { invalidInput, notFound } from '../../../lib/errors';
import { changeDay } from '../change-day';
import type { DiaryEntry } from '../diary';
import { inServings, inUnits } from '../serving';

/** Returns the changed amount of an entry; grams clear the label of its portion. Throws `INVALID_INPUT`. */
function amountOf(entry: DiaryEntry, { grams, quantity, unit }: FoodDiaryEditEntryInput) {
  if (unit) return inUnits(quantity ?? Number.NaN, unit, entry.units);
  if (quantity != null) {
    if (!entry.serving) throw invalidInput({ quantity: FIELD_MESSAGES.portion_unknown });
    return inServings(quantity, entry.serving);
  }
  return grams == null ? {} : { grams, portion: null, quantity: null, unit: null };
}

function checkGrams({ grams, quantity }: FoodDiaryEditEntryInput) {
  if (grams == null) return;
  // Which of the two was meant?
  const error = quantity == null ? portionError(grams) : FIELD_MESSAGES.value_invalid;
  if (error) throw invalidInput({ grams: error });
}

/** Changes a portion's amount or moves it to another meal. */
export async function editEntry(
  _root: unknown,
  { input }: { input: FoodDiaryEditEntryInput },
  ctx: BaseContext,
) {
  requireUser(ctx);
  checkGrams(input);
  const id = input.entry_id.toLowerCase();
  return changeDay(ctx, input.day, (day) => {
    if (!day.entries.some((entry) => entry.id === id)) throw notFound('Entry');
    const entries = day.entries.map((entry) =>
      entry.id === id ? { ...entry, meal: input.meal ?? entry.meal, ...amountOf(entry, input) } : entry,
    );
    return { ...day, entries };
  });
}
