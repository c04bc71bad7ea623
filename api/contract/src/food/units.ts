import { MAX_PORTION_GRAMS, portionError, quantityError } from './amount';

/** Units that foods are measured in (rule accounts-08). Grams go for every food, the others where they make sense. */
export const FOOD_UNITS = ['g', 'ml', 'cup', 'piece'] as const;
export type FoodUnitName = (typeof FOOD_UNITS)[number];

/** A unit of a food: what one of it weighs. A cup is the Australian one of 250 mL. */
export interface FoodUnit {
  unit: FoodUnitName;
  grams: number;
}

export const GRAM: FoodUnit = { unit: 'g', grams: 1 };

/** Returns the error in a number of units, or null. */
export function unitQuantityError(quantity: number, { unit, grams }: FoodUnit): string | null {
  if (unit === 'g') return portionError(quantity);
  if (unit !== 'ml') return quantityError(quantity, grams);
  const most = Math.floor(MAX_PORTION_GRAMS / grams);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= most
    ? null
    : `Please enter whole millilitres, from 1 to ${most.toLocaleString('en-AU')}`;
}

/** Formats a number of units: `1.5 cups`, `300 mL`. */
export function unitText(quantity: number, unit: FoodUnitName): string {
  if (unit === 'g') return `${quantity} g`;
  if (unit === 'ml') return `${quantity} mL`;
  return `${quantity} ${unit}${quantity > 1 ? 's' : ''}`;
}
