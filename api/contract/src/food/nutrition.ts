/** Energy in whole kilojoules; the rest in grams. */
export interface Nutrition {
  kilojoules: number;
  protein: number;
  carbohydrate: number;
  fat: number;
}

const NOTHING: Nutrition = { kilojoules: 0, protein: 0, carbohydrate: 0, fat: 0 };

/** Whole kilojoules and tenths of grams: more would pretend to know more than a food list does. */
const rounded = ({ kilojoules, protein, carbohydrate, fat }: Nutrition): Nutrition => ({
  kilojoules: Math.round(kilojoules),
  protein: Math.round(protein * 10) / 10,
  carbohydrate: Math.round(carbohydrate * 10) / 10,
  fat: Math.round(fat * 10) / 10,
});

/** What a portion of a food holds, by what 100 g of it hold. */
export function nutritionOf(per100g: Nutrition, grams: number): Nutrition {
  const share = grams / 100;
  return rounded({
    kilojoules: per100g.kilojoules * share,
    protein: per100g.protein * share,
    carbohydrate: per100g.carbohydrate * share,
    fat: per100g.fat * share,
  });
}

/** The sum of portions: of the figures as they are shown, so that it can be checked by hand. */
export const totalNutrition = (portions: readonly Nutrition[]): Nutrition =>
  rounded(
    portions.reduce(
      (sum, portion) => ({
        kilojoules: sum.kilojoules + portion.kilojoules,
        protein: sum.protein + portion.protein,
        carbohydrate: sum.carbohydrate + portion.carbohydrate,
        fat: sum.fat + portion.fat,
      }),
      NOTHING,
    ),
  );
