import { gramsOf, knownNutrition, quantityError, type StoredNutrition } from '@saltbush/contract';
import { invalidInput } from '../../lib/errors';
import type { DiaryEntry, Serving } from './diary';

const LABEL = /^(?:(\d+(?:\.\d{1,2})?) × )?(.+)$/s;

/** Formats the number of servings, without trailing zeros. */
const labelOf = (quantity: number, name: string) => (quantity === 1 ? name : `${quantity} × ${name}`);

/** Returns the amount of an entry in servings. Throws `INVALID_INPUT` for `quantity`. */
export function inServings(quantity: number, serving: Serving) {
  const error = quantityError(quantity, serving.grams);
  if (error) throw invalidInput({ quantity: error });
  return {
    grams: gramsOf(quantity, serving.grams),
    portion: labelOf(quantity, serving.name),
    ...{ serving, quantity },
  };
}

/** An entry as stored; those of earlier releases have the label of their portion only, or neither fibre nor sodium. */
export type StoredEntry = Omit<DiaryEntry, 'serving' | 'quantity' | 'per_100g'> &
  Partial<Pick<DiaryEntry, 'serving' | 'quantity'>> & { per_100g: StoredNutrition };

/** Returns a stored entry with its serving, read from its label if need be; figures that it lacks are not known. */
export function readEntry(stored: StoredEntry): DiaryEntry {
  const entry = { ...stored, per_100g: knownNutrition(stored.per_100g) };
  const { serving = null, quantity = null } = entry;
  if (serving || entry.portion === null) return { ...entry, serving, quantity };
  const [, count = '1', name = entry.portion] = LABEL.exec(entry.portion) ?? [];
  const number = Number(count) || 1;
  return {
    ...entry,
    serving: { name, grams: Math.max(1, Math.round(entry.grams / number)) },
    quantity: number,
  };
}
