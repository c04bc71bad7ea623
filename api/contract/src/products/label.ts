/** What a label says of a product. */
export interface Label {
  name: string;
  ingredients: string | null;
  /** Declared allergens, by the names of `ALLERGENS`. */
  allergens: readonly string[];
}

const GLUTEN_GRAINS = /\b(wheat|wheatgrass|barley|rye|oats?|spelt|triticale|gluten|avena sativa)\b/i;
/** Milk of animals: not the herb, and not what is pressed from plants. */
const MILK =
  /(?<!\b(coconut|almond|oat|rice|soy) )\bmilk\b(?! thistle)|\b(whey|casein|caseinate|lactose|lactoferrin|colostrum|yoghurt|cheese)\b/i;

/**
 * Allergens that a label of food or of a listed medicine must declare, and the words of an ingredient list that mean them.
 * Food Standards Code, standard 1.2.3; Therapeutic Goods Order 92, schedule 1.
 */
export const ALLERGENS: Readonly<Record<string, RegExp>> = {
  Fish: /\b(fish|cod liver|salmon|tuna|anchovy|marine collagen)\b/i,
  Crustacea: /\b(krill|prawn|crab|shrimp|crustacea)\b/i,
  Molluscs: /\b(mussels?|oyster|mollus\w+)\b/i,
  Egg: /\beggs?\b/i,
  Milk: MILK,
  Peanut: /\bpeanuts?\b/i,
  Soy: /\bsoy(a|bean)?\b/i,
  Sesame: /\bsesame\b/i,
  'Tree nuts':
    /\b(almonds?|cashews?|hazelnuts?|macadamias?|walnuts?|pistachios?|pecans?|brazil nuts?|nuts)\b/i,
  Wheat: /\b(wheat|wheatgrass|spelt)\b/i,
  Gluten: GLUTEN_GRAINS,
  Lupin: /\blupins?\b/i,
  Sulphites: /\bsul(ph|f)ites?\b/i,
  'Bee products': /\b(royal jelly|propolis|bee pollen)\b/i,
};

const ANIMAL =
  /\b(gelatin|honey|beeswax|cera alba|lanolin|collagen|beef|chicken|meat|chondroitin|glucosamine|carmine)\b/i;

/** Allergens that are themselves of animals. */
const OF_ANIMALS = ['Fish', 'Crustacea', 'Molluscs', 'Egg', 'Milk', 'Bee products'];

/** Returns the allergens that the words of an ingredient list mean. */
export const allergensIn = (ingredients: string): string[] =>
  Object.keys(ALLERGENS).filter((name) => ALLERGENS[name]?.test(ingredients));

const CONTRADICTIONS: readonly {
  badge: RegExp;
  isBy: (words: string, found: readonly string[]) => boolean;
}[] = [
  {
    badge: /^(vegan|plant[- ]based)\b/i,
    isBy: (words, found) => ANIMAL.test(words) || OF_ANIMALS.some((name) => found.includes(name)),
  },
  { badge: /^(dairy|lactose|milk)[- ]free\b/i, isBy: (_words, found) => found.includes('Milk') },
  { badge: /^gluten[- ]free\b/i, isBy: (_words, found) => found.includes('Gluten') },
  {
    badge: /^nut[- ]free\b/i,
    isBy: (_words, found) => found.includes('Tree nuts') || found.includes('Peanut'),
  },
  { badge: /^soy[- ]free\b/i, isBy: (_words, found) => found.includes('Soy') },
  { badge: /^egg[- ]free\b/i, isBy: (_words, found) => found.includes('Egg') },
];

/** Returns whether what a badge claims is contradicted by the name, the ingredients or the declared allergens (rule advertising-06). */
export function isContradicted(badge: string, { name, ingredients, allergens }: Label): boolean {
  const words = `${name}. ${ingredients ?? ''}`;
  // Names are full of words that mean something else: makers, colours and scents. Ingredients mean what they say.
  const named = ['Fish', 'Crustacea', 'Milk', 'Bee products'].filter((each) => ALLERGENS[each]?.test(name));
  const found = [...allergens, ...named, ...allergensIn(ingredients ?? '')];
  return CONTRADICTIONS.some((each) => each.badge.test(badge) && each.isBy(words, found));
}

/**
 * Returns the number in the register of therapeutic goods that a label carries, as "AUST L 912345"; null for what is not
 * in it.
 */
export const austNumberOf = ({
  attributes,
}: {
  attributes: readonly { name: string; value: string }[];
}): string | null => attributes.find(({ name }) => name === 'AUST Number')?.value.trim() || null;
