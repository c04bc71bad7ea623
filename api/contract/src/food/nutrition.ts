/** Energy in whole kilojoules; macronutrients in grams. */
export interface Nutrition {
  kilojoules: number;
  protein: number;
  carbohydrate: number;
  fat: number;
}

const NOTHING: Nutrition = { kilojoules: 0, protein: 0, carbohydrate: 0, fat: 0 };

/** Rounds to whole kilojoules and tenths of grams; more would suggest a precision that a food list does not have. */
const rounded = ({ kilojoules, protein, carbohydrate, fat }: Nutrition): Nutrition => ({
  kilojoules: Math.round(kilojoules),
  protein: Math.round(protein * 10) / 10,
  carbohydrate: Math.round(carbohydrate * 10) / 10,
  fat: Math.round(fat * 10) / 10,
});

/** Computes the nutrition of a portion from that of 100 g. */
export function nutritionOf(per100g: Nutrition, grams: number): Nutrition {
  const share = grams / 100;
  return rounded({
    kilojoules: per100g.kilojoules * share,
    protein: per100g.protein * share,
    carbohydrate: per100g.carbohydrate * share,
    fat: per100g.fat * share,
  });
}

/** Sums portions by their displayed figures, so that users can verify the total. */
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
