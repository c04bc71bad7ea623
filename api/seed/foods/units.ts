import type { FoodDocument } from '../../src/domains/food-diary';

type Portion = FoodDocument['portions'][number];
type Unit = FoodDocument['units'][number];

/** Millilitres of Australian measures. */
const CUP_ML = 250;
const SPOONS_ML: Readonly<Record<string, number>> = { tablespoon: 20, teaspoon: 5 };
/** Grams that a millilitre of a drink or an oil may weigh; a "cup" of others is the cup that it is served in. */
const DENSITY = { least: 0.88, most: 1.4 };

/** What holds a food, or an amount of it, is no piece of it. */
const NO_PIECE =
  /^(cups?|(table|tea)spoons?|handful|(small |large )?(serve|bag|tub|can|carton|box)|bowl|plate|glass|mug|row|packet|punnet|pack|block|bottle|stubby|nip|flute|shot)\b/;

interface Counted {
  count: number;
  noun: string;
  grams: number;
}

/** Reads a portion such as "1/2 cup" or "10 almonds". */
function counted({ name, grams }: Portion): Counted {
  const [, above = '1', below = '1', noun = ''] = /^(\d+)(?:\/(\d+))? (.+)$/.exec(name) ?? [];
  return { count: Number(above) / Number(below), noun, grams };
}

const hundredths = (grams: number) => Math.round(grams * 100) / 100;

/** Grams of a millilitre, from how much a cup or a spoon of it weighs. */
function densityOf(portions: readonly Counted[]): number {
  // The heaviest is the least rounded.
  for (const { noun, count, grams } of [...portions].sort((a, b) => b.grams - a.grams)) {
    const ml = noun === 'cup' ? CUP_ML : SPOONS_ML[noun];
    const density = ml ? grams / count / ml : 0;
    if (density >= DENSITY.least && density <= DENSITY.most) return hundredths(density);
  }
  return 1;
}

/** Returns the units that a food is measured in beside grams, each with its grams. */
export function unitsOf(portions: readonly Portion[], isLiquid: boolean, hasPieces: boolean): Unit[] {
  const all = portions.map(counted);
  const units: Unit[] = [];
  if (isLiquid) {
    const density = densityOf(all);
    units.push({ unit: 'ml', grams: density }, { unit: 'cup', grams: hundredths(density * CUP_ML) });
  } else {
    const cup = all.find(({ noun }) => /^cups?\b/.test(noun));
    if (cup) units.push({ unit: 'cup', grams: hundredths(cup.grams / cup.count) });
  }
  const pieces = hasPieces ? all.filter(({ noun }) => !NO_PIECE.test(noun)) : [];
  const piece = pieces.find(({ noun }) => noun === 'medium') ?? pieces[0];
  if (piece) units.push({ unit: 'piece', grams: hundredths(piece.grams / piece.count) });
  return units;
}
