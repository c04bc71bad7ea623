import {
  FIELD_MESSAGES,
  type FoodUnit,
  type FoodUnitName,
  GRAM,
  gramsOf,
  knownNutrition,
  quantityError,
  type StoredNutrition,
  unitQuantityError,
  unitText,
} from '@saltbush/contract';
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
    ...{ serving, quantity, unit: null },
  };
}

/** Returns the amount of an entry in one of the units of its food. Throws `INVALID_INPUT` for `unit` or `quantity`. */
export function inUnits(quantity: number, name: FoodUnitName, units: readonly FoodUnit[]) {
  const unit = [GRAM, ...units].find((one) => one.unit === name);
  if (!unit) throw invalidInput({ unit: FIELD_MESSAGES.unit_unknown });
  const error = unitQuantityError(quantity, unit);
  if (error) throw invalidInput({ quantity: error });
  if (name === 'g') return { grams: quantity, portion: null, quantity: null, unit: null };
  return { grams: gramsOf(quantity, unit.grams), portion: unitText(quantity, name), quantity, unit: name };
}

/** An entry as stored; those of earlier releases have the label of their portion only, no units, fibre or sodium. */
type Later = 'serving' | 'quantity' | 'unit' | 'units';
export type StoredEntry = Omit<DiaryEntry, Later | 'per_100g'> &
  Partial<Pick<DiaryEntry, Later>> & { per_100g: StoredNutrition };

/** Returns a stored entry with its serving, read from its label if need be; figures that it lacks are not known. */
export function readEntry(stored: StoredEntry): DiaryEntry {
  const { unit = null, units = [] } = stored;
  const entry = { ...stored, unit, units, per_100g: knownNutrition(stored.per_100g) };
  const { serving = null, quantity = null } = entry;
  if (serving || unit || entry.portion === null) return { ...entry, serving, quantity };
  const [, count = '1', name = entry.portion] = LABEL.exec(entry.portion) ?? [];
  const number = Number(count) || 1;
  return {
    ...entry,
    serving: { name, grams: Math.max(1, Math.round(entry.grams / number)) },
    quantity: number,
  };
}
