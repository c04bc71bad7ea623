import { bodyMassIndex } from '../journeys/weight-loss';
import type { Gender } from '../patients/patient';
import type { FoodTarget } from './diary';

/** How much somebody moves in a usual week. */
export const ACTIVITIES = ['sitting', 'walking', 'active'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Energy of a day as a multiple of that at rest, for the levels of the Nutrient Reference Values. */
const FACTORS: Readonly<Record<Activity, number>> = { sitting: 1.4, walking: 1.6, active: 1.8 };

/** What a target is computed from. */
export interface Body {
  gender: Gender;
  /** In years. */
  age: number;
  height_cm: number;
  weight_kg: number;
}

const KJ_PER_KCAL = 4.184;
/** Kilojoules a day less than are used, which loses weight slowly; for those above the healthy range alone. */
const DEFICIT_KJ = 2000;
const HEALTHY_BMI = { from: 18.5, to: 25 };
/** Shares of the energy, within the ranges of the Nutrient Reference Values; kilojoules of a gram. */
const SHARES = { protein: [0.2, 17], carbohydrate: [0.5, 17], fat: [0.3, 37] } as const;
/** Adequate intakes of the Nutrient Reference Values, and their suggested target of sodium. */
const INTAKES = { female: { fibre: 25, water_ml: 2100 }, male: { fibre: 30, water_ml: 2600 } } as const;
const SODIUM_MG = 2000;

/** Returns the energy of a day at rest in kilojoules, by the equation of Mifflin and St Jeor. */
export const restingEnergy = ({ gender, age, height_cm, weight_kg }: Body): number =>
  (10 * weight_kg + 6.25 * height_cm - 5 * age + (gender === 'male' ? 5 : -161)) * KJ_PER_KCAL;

const hundreds = (kilojoules: number): number => Math.round(kilojoules / 100) * 100;

/**
 * Returns the daily target that is suggested for a body (rule health-62): what it uses, less a little above the healthy
 * range, and never less than it uses at rest. Null below the healthy range, and for those who are not 18: that is for a
 * doctor.
 */
export function suggestedTarget(body: Body, activity: Activity): FoodTarget | null {
  const bmi = bodyMassIndex(body.height_cm, body.weight_kg);
  if (bmi === null || bmi < HEALTHY_BMI.from || body.age < 18) return null;
  const rest = restingEnergy(body);
  const used = rest * FACTORS[activity];
  const kilojoules = hundreds(Math.max(rest, bmi > HEALTHY_BMI.to ? used - DEFICIT_KJ : used));
  const grams = ([share, perGram]: readonly [number, number]) => Math.round((kilojoules * share) / perGram);
  return {
    kilojoules,
    protein: grams(SHARES.protein),
    carbohydrate: grams(SHARES.carbohydrate),
    fat: grams(SHARES.fat),
    sodium: SODIUM_MG,
    ...INTAKES[body.gender],
  };
}
