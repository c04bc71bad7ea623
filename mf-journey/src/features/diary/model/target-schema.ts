import { type FoodTarget, foodTargetErrors } from '@saltbush/contract';
import * as v from 'valibot';

/** A target as entered in the form. */
export type TypedTarget = Record<keyof FoodTarget, string>;

/** Returns the form's initial values for a target. */
export const fromTarget = (target: FoodTarget): TypedTarget => ({
  kilojoules: String(target.kilojoules),
  protein: String(target.protein),
  carbohydrate: String(target.carbohydrate),
  fat: String(target.fat),
  fibre: String(target.fibre),
  sodium: String(target.sodium),
  water_ml: String(target.water_ml),
});

const NOT_WHOLE = 'Please enter a whole number';

/** Strips commas and spaces used as group separators. */
const stripSeparators = (text: string) => text.replaceAll(/[,\s]/g, '');
const isWhole = (text: string) => /^-?\d+$/.test(stripSeparators(text));

/** Parses a target as entered. Values that are empty or not whole numbers become NaN. */
export const toTarget = (typed: TypedTarget): FoodTarget => {
  const number = (text: string) => (isWhole(text) ? Number(stripSeparators(text)) : Number.NaN);
  return {
    kilojoules: number(typed.kilojoules),
    protein: number(typed.protein),
    carbohydrate: number(typed.carbohydrate),
    fat: number(typed.fat),
    fibre: number(typed.fibre),
    sodium: number(typed.sodium),
    water_ml: number(typed.water_ml),
  };
};

/** Validates the daily targets as whole numbers within the contract's limits. */
export const TargetSchema = v.pipe(
  v.object({
    kilojoules: v.string(),
    protein: v.string(),
    carbohydrate: v.string(),
    fat: v.string(),
    fibre: v.string(),
    sodium: v.string(),
    water_ml: v.string(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, limits] of Object.entries(foodTargetErrors(toTarget(input)))) {
      const text = input[key as keyof TypedTarget];
      const message = stripSeparators(text) === '' || isWhole(text) ? limits : NOT_WHOLE;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] });
    }
  }),
);
