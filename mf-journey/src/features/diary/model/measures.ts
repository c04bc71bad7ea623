import type { FoodUnit, FoodUnitName } from '@saltbush/contract';
import { formatNumber } from './format-diary';

/** A serving of a food, such as "1 medium" of 105 g. */
export interface Serving {
  name: string;
  grams: number;
}

/** What an amount is counted in: one of the food's servings, or one of its units. */
export interface Measure {
  id: string;
  label: string;
  /** The label of the field for how many. */
  field: string;
  /** What one of it weighs, where that is not said already. */
  each?: string;
  serving: Serving | null;
  unit: FoodUnit | null;
  grams: number;
}

const UNIT_LABELS: Readonly<Record<FoodUnitName, string>> = {
  g: 'Weighed, in grams',
  ml: 'Millilitres',
  cup: 'Cups',
  piece: 'Pieces',
};
const UNIT_FIELDS: Readonly<Record<FoodUnitName, string>> = {
  g: 'How many grams',
  ml: 'How many millilitres',
  cup: 'How many cups',
  piece: 'How many pieces',
};
const CUPS = /^(?:\d+\/)?\d+ cups?$/;

export const servingMeasure = (serving: Serving): Measure => ({
  id: `serving ${serving.name}`,
  label: serving.name,
  field: 'How many',
  each: `${formatNumber(serving.grams)} g`,
  serving,
  unit: null,
  grams: serving.grams,
});

export const unitMeasure = (unit: FoodUnit): Measure => ({
  id: unit.unit,
  label: UNIT_LABELS[unit.unit],
  field: UNIT_FIELDS[unit.unit],
  each: unit.unit === 'cup' || unit.unit === 'piece' ? `${formatNumber(unit.grams)} g` : undefined,
  serving: null,
  unit,
  grams: unit.grams,
});

/** Returns what a food can be counted in: its servings, then its units, grams last. Cups are offered once. */
export function measuresOf(portions: readonly Serving[], units: readonly FoodUnit[]): Measure[] {
  const hasCups = units.some(({ unit }) => unit === 'cup');
  const servings = portions.filter(({ name }) => !(hasCups && CUPS.test(name)));
  const [grams, ...others] = units.map(unitMeasure);
  return [...servings.map(servingMeasure), ...others, ...(grams ? [grams] : [])];
}

/** Returns how an amount is sent: grams, or a number of servings or units. */
export function amountInput({ serving, unit }: Measure, value: number) {
  if (serving) return { portion: serving.name, quantity: value };
  return unit && unit.unit !== 'g' ? { unit: unit.unit, quantity: value } : { grams: value };
}

/** Converts grams to a number of a measure, as precise as it is entered, and never too small to be entered. */
export function inMeasure({ unit, grams }: Measure, weight: number): number {
  const exact = weight / grams;
  return unit?.unit === 'g' || unit?.unit === 'ml'
    ? Math.max(1, Math.round(exact))
    : Math.max(0.25, Math.round(exact * 100) / 100);
}
