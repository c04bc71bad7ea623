import { type FoodLine, readLines } from '../read-foods';
import { MIXES, type Mix } from './mixes';

function mix(base: FoodLine, rest: FoodLine, share: number): FoodLine {
  const of = (figure: 'protein' | 'carbohydrate' | 'fat' | 'fibre' | 'sodium') =>
    base[figure] * share + rest[figure] * (1 - share);
  return {
    ...rest,
    name: `${rest.name}, ${base.name}`,
    ...{ protein: of('protein'), carbohydrate: of('carbohydrate'), fat: of('fat') },
    ...{ fibre: of('fibre'), sodium: of('sodium') },
  };
}

const foodsOf = ({ group, share, bases, rests }: Mix) =>
  readLines(rests).flatMap((rest) =>
    readLines(bases).map((base) => [group, mix(base, rest, share)] as const),
  );

/** Returns the mixed foods with their groups. */
export const mixedFoods = (): (readonly [group: string, food: FoodLine])[] => MIXES.flatMap(foodsOf);
