import { portionError } from '@saltbush/contract';
import type { FoodDiaryEditEntryInput, FoodDiaryRemoveEntryInput } from '../../../generated/resolvers';
import type { BaseContext } from '../../../lib/context';
import { requireUser } from '../../../lib/context';
import { invalidInput, notFound } from '../../../lib/errors';
import { changeDay } from '../change-day';
import type { DiaryEntry } from '../diary';

/** Returns the entry with the given changes; setting grams clears the portion's label. */
function edited(entry: DiaryEntry, { meal, grams }: FoodDiaryEditEntryInput): DiaryEntry {
  const weight = grams ?? entry.grams;
  const portion = weight === entry.grams ? entry.portion : null;
  return { ...entry, meal: meal ?? entry.meal, grams: weight, portion };
}

/** Changes a portion's amount or moves it to another meal. */
export async function editEntry(
  _root: unknown,
  { input }: { input: FoodDiaryEditEntryInput },
  ctx: BaseContext,
) {
  requireUser(ctx);
  const error = input.grams == null ? null : portionError(input.grams);
  if (error) throw invalidInput({ grams: error });
  const id = input.entry_id.toLowerCase();
  return changeDay(ctx, input.day, (day) => {
    if (!day.entries.some((entry) => entry.id === id)) throw notFound('Entry');
    const entries = day.entries.map((entry) => (entry.id === id ? edited(entry, input) : entry));
    return { ...day, entries };
  });
}

/** Removes a portion; idempotent. */
export async function removeEntry(
  _root: unknown,
  { input }: { input: FoodDiaryRemoveEntryInput },
  ctx: BaseContext,
) {
  requireUser(ctx);
  const id = input.entry_id.toLowerCase();
  return changeDay(ctx, input.day, (day) => {
    const entries = day.entries.filter((entry) => entry.id !== id);
    return entries.length === day.entries.length ? null : { ...day, entries };
  });
}
