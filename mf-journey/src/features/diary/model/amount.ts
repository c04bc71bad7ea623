import {
  type FoodUnit,
  gramsOf,
  portionError,
  quantityAbove,
  quantityBelow,
  quantityError,
  readGrams,
  readQuantity,
  unitQuantityError,
} from '@saltbush/contract';
import { formatNumber } from './format-diary';
import type { Measure } from './measures';

/** How the number of a measure is read, checked and stepped through. */
export interface Unit {
  read: (text: string) => number;
  /** The contract's error in a number, or null. */
  errorIn: (value: number) => string | null;
  gramsOf: (value: number) => number;
  above: (value: number) => number;
  below: (value: number) => number;
}

const GRAMS_STEP = 10;

const GRAMS: Unit = {
  read: readGrams,
  errorIn: portionError,
  gramsOf: (grams) => grams,
  above: (grams) => Math.floor(grams / GRAMS_STEP + 1) * GRAMS_STEP,
  below: (grams) => Math.ceil(grams / GRAMS_STEP - 1) * GRAMS_STEP,
};

const ML_STEP = 50;

const millilitres = (unit: FoodUnit): Unit => ({
  read: (text) => readGrams(text.replace(/\s*ml\s*$/i, '')),
  errorIn: (ml) => unitQuantityError(ml, unit),
  gramsOf: (ml) => gramsOf(ml, unit.grams),
  above: (ml) => Math.floor(ml / ML_STEP + 1) * ML_STEP,
  below: (ml) => Math.ceil(ml / ML_STEP - 1) * ML_STEP,
});

/** Returns how the number of a measure is read. */
export function unitOf({ unit, grams }: Measure): Unit {
  if (unit?.unit === 'g') return GRAMS;
  if (unit?.unit === 'ml') return millilitres(unit);
  return {
    read: readQuantity,
    errorIn: (quantity) => quantityError(quantity, grams),
    gramsOf: (quantity) => gramsOf(quantity, grams),
    above: quantityAbove,
    below: quantityBelow,
  };
}

/** Formats an entry's amount as `0.5 × 1 medium, 53 g`. */
export const amountText = ({ portion, grams }: { portion?: string | null; grams: number }): string =>
  portion ? `${portion}, ${formatNumber(grams)} g` : `${formatNumber(grams)} g`;
