/** Energy in whole kilojoules; nutrients in grams, but sodium in milligrams. */
export interface Nutrition {
  kilojoules: number;
  protein: number;
  carbohydrate: number;
  fat: number;
  /** Null where it is not known: own foods without it, and entries from before the food list told it. */
  fibre: number | null;
  /** Null where it is not known, as fibre is. */
  sodium: number | null;
}

/** What a release before fibre and sodium has stored. */
export type StoredNutrition = Omit<Nutrition, 'fibre' | 'sodium'> & Partial<Nutrition>;

/** Returns figures as they were stored, with what they do not tell as not known. */
export const knownNutrition = <Stored extends StoredNutrition>(stored: Stored): Stored & Nutrition => ({
  ...stored,
  fibre: stored.fibre ?? null,
  sodium: stored.sodium ?? null,
});

const tenths = (grams: number): number => Math.round(grams * 10) / 10;
const known = (figure: number | null, change: (figure: number) => number): number | null =>
  figure === null ? null : change(figure);

/** Rounds to whole kilojoules and milligrams, and tenths of grams; a food list is not more precise than that. */
const rounded = ({ kilojoules, protein, carbohydrate, fat, fibre, sodium }: Nutrition): Nutrition => ({
  kilojoules: Math.round(kilojoules),
  protein: tenths(protein),
  carbohydrate: tenths(carbohydrate),
  fat: tenths(fat),
  fibre: known(fibre, tenths),
  sodium: known(sodium, Math.round),
});

/** Computes the nutrition of a portion from that of 100 g. */
export function nutritionOf(per100g: Nutrition, grams: number): Nutrition {
  const share = grams / 100;
  return rounded({
    kilojoules: per100g.kilojoules * share,
    protein: per100g.protein * share,
    carbohydrate: per100g.carbohydrate * share,
    fat: per100g.fat * share,
    fibre: known(per100g.fibre, (fibre) => fibre * share),
    sodium: known(per100g.sodium, (sodium) => sodium * share),
  });
}

type Figure = keyof Nutrition;

/** Sums what is known of a figure; null if there are portions, and it is known of none. */
function knownSum(portions: readonly Nutrition[], figure: Figure): number | null {
  const told = portions.flatMap((portion) => portion[figure] ?? []);
  return told.length === 0 && portions.length > 0 ? null : told.reduce((sum, one) => sum + one, 0);
}

/** Sums portions by their displayed figures, so that users can verify the total. */
export function totalNutrition(portions: readonly Nutrition[]): Nutrition {
  const sumOf = (figure: Exclude<Figure, 'fibre' | 'sodium'>) =>
    portions.reduce((sum, portion) => sum + portion[figure], 0);
  return rounded({
    kilojoules: sumOf('kilojoules'),
    protein: sumOf('protein'),
    carbohydrate: sumOf('carbohydrate'),
    fat: sumOf('fat'),
    fibre: knownSum(portions, 'fibre'),
    sodium: knownSum(portions, 'sodium'),
  });
}
