import { NAME_MISSING } from '../errors/field-messages';
import { portionError } from './amount';
import type { Nutrition } from './nutrition';

/** Most own foods of a user, and most favourites. */
export const MAX_OWN_FOODS = 200;
export const MAX_FAVOURITE_FOODS = 100;
const MAX_NAME = 80;
const MAX_SERVING_NAME = 40;

/** A food as a user enters it: the figures of a number of grams, and perhaps a serving. */
export interface OwnFoodEntry extends Nutrition {
  name: string;
  /** Grams that the figures are for. */
  per_grams: number;
  serving_name: string | null;
  serving_grams: number | null;
}

export type OwnFoodErrors = Partial<Record<keyof OwnFoodEntry, string>>;

/** Kilojoules per gram, as Australian food labels count them. */
const ENERGY = { protein: 17, carbohydrate: 17, fat: 37, fibre: 8, alcohol: 29 } as const;
/** Strong spirits have about 40 g of alcohol in 100 g, which no figure of the form tells. */
const MOST_ALCOHOL = 40;
/** Milligrams of sodium in a gram of salt, rounded up. */
const MOST_SODIUM = 400;
/** Labels round their figures. */
const ROUNDING = 0.5;

function nameErrors({ name, serving_name, serving_grams }: OwnFoodEntry): OwnFoodErrors {
  const errors: OwnFoodErrors = {};
  const tooLong = (most: number) => `Please enter at most ${most} characters`;
  if (name.trim() === '') errors.name = NAME_MISSING;
  else if (name.trim().length > MAX_NAME) errors.name = tooLong(MAX_NAME);
  const serving = serving_name?.trim() ?? '';
  if (serving.length > MAX_SERVING_NAME) errors.serving_name = tooLong(MAX_SERVING_NAME);
  else if (serving === '' && serving_grams !== null) {
    errors.serving_name = 'Please enter what a serving is, such as 1 slice';
  }
  const gramsError =
    serving !== '' || serving_grams !== null ? portionError(serving_grams ?? Number.NaN) : null;
  if (gramsError) errors.serving_grams = gramsError;
  return errors;
}

/** The kilojoules that 100 g with these grams may have: sweeteners have less than sugar, alcohol is not entered. */
function energyRange({ protein, carbohydrate, fat, fibre }: Nutrition) {
  const macros = ENERGY.protein * protein + ENERGY.carbohydrate * carbohydrate + ENERGY.fat * fat;
  const about = macros + ENERGY.fibre * (fibre ?? 0);
  const rest = Math.max(0, 100 - protein - carbohydrate - fat);
  const alcohol = ENERGY.alcohol * Math.min(MOST_ALCOHOL, rest);
  return { about, least: 0.6 * about - 40, most: 1.2 * about + alcohol + 60 };
}

function figureErrors(food: OwnFoodEntry): OwnFoodErrors {
  const errors: OwnFoodErrors = {};
  const perGrams = food.per_grams.toLocaleString('en-AU');
  for (const field of ['protein', 'carbohydrate', 'fat', 'fibre'] as const) {
    const grams = food[field] ?? 0;
    if (!(grams >= 0 && grams <= food.per_grams)) errors[field] = `Please enter grams from 0 to ${perGrams}`;
  }
  const mostSodium = MOST_SODIUM * food.per_grams;
  if (food.sodium !== null && !(food.sodium >= 0 && food.sodium <= mostSodium)) {
    errors.sodium = `Please enter milligrams from 0 to ${mostSodium.toLocaleString('en-AU')}`;
  }
  if (!(food.kilojoules >= 0)) errors.kilojoules = 'Please enter kilojoules, 0 or more';
  if (Object.keys(errors).length > 0) return errors;
  const per100g = per100gOf(food);
  if (per100g.protein + per100g.carbohydrate + per100g.fat > 100 + ROUNDING) {
    return { protein: `Protein, carbohydrate and fat together can’t be more than ${perGrams} g` };
  }
  const { about, least, most } = energyRange(per100g);
  if (per100g.kilojoules >= least && per100g.kilojoules <= most) return {};
  const expected = Math.round((about * food.per_grams) / 100).toLocaleString('en-AU');
  return { kilojoules: `These grams make about ${expected} kJ. Please check the energy and the grams` };
}

/** Returns the errors in an own food by field; empty if it is valid (rule accounts-08). */
export function ownFoodErrors(food: OwnFoodEntry): OwnFoodErrors {
  const perGrams = portionError(food.per_grams);
  const figures: OwnFoodErrors = perGrams ? { per_grams: perGrams } : figureErrors(food);
  return { ...nameErrors(food), ...figures };
}

/** Computes the figures of 100 g of an own food. */
export function per100gOf({ per_grams, ...food }: OwnFoodEntry): Nutrition {
  const factor = 100 / per_grams;
  return {
    kilojoules: food.kilojoules * factor,
    protein: food.protein * factor,
    carbohydrate: food.carbohydrate * factor,
    fat: food.fat * factor,
    fibre: food.fibre === null ? null : food.fibre * factor,
    sodium: food.sodium === null ? null : food.sodium * factor,
  };
}
