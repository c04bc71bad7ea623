import { type FoodTarget, foodTargetErrors } from '@saltbush/contract';
import * as v from 'valibot';

/** A target as it is typed. */
export type TypedTarget = Record<keyof FoodTarget, string>;

/** A target as its form begins. */
export const fromTarget = (target: FoodTarget): TypedTarget => ({
  kilojoules: String(target.kilojoules),
  protein: String(target.protein),
  carbohydrate: String(target.carbohydrate),
  fat: String(target.fat),
  water_ml: String(target.water_ml),
});

const NOT_WHOLE = 'Please enter a whole number';

/** Digits as typed, without what only groups them. */
const bare = (text: string) => text.replaceAll(/[,\s]/g, '');
const isWhole = (text: string) => /^-?\d+$/.test(bare(text));

/** A target as typed, in numbers; what is empty or no whole number is none. */
export const toTarget = (typed: TypedTarget): FoodTarget => {
  const number = (text: string) => (isWhole(text) ? Number(bare(text)) : Number.NaN);
  return {
    kilojoules: number(typed.kilojoules),
    protein: number(typed.protein),
    carbohydrate: number(typed.carbohydrate),
    fat: number(typed.fat),
    water_ml: number(typed.water_ml),
  };
};

/** The daily target, in whole numbers; its limits are the contract's. */
export const TargetSchema = v.pipe(
  v.object({
    kilojoules: v.string(),
    protein: v.string(),
    carbohydrate: v.string(),
    fat: v.string(),
    water_ml: v.string(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, limits] of Object.entries(foodTargetErrors(toTarget(input)))) {
      const text = input[key as keyof TypedTarget];
      const message = bare(text) === '' || isWhole(text) ? limits : NOT_WHOLE;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] });
    }
  }),
);
