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

/** A target as typed, in numbers; an empty box is no number. */
export const toTarget = (typed: TypedTarget): FoodTarget => {
  const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', '')));
  return {
    kilojoules: number(typed.kilojoules),
    protein: number(typed.protein),
    carbohydrate: number(typed.carbohydrate),
    fat: number(typed.fat),
    water_ml: number(typed.water_ml),
  };
};

/** The daily target; its rules are the contract's. */
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
    for (const [key, message] of Object.entries(foodTargetErrors(toTarget(input)))) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] });
    }
  }),
);
