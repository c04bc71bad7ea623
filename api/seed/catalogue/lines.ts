import { between, chance, pick, type Random, randomFor, sample, shuffle } from '../lib/random';
import { makersOf } from './brands';
import { type Form, parseForm } from './forms';
import type { Brand, Concept } from './types';

export type OptionKind = 'flavour' | 'colour' | 'fragrance';

/** What one maker offers of one concept under one name and strength: its members are each other's variants. */
export interface Line {
  key: string;
  concept: Concept;
  brand: Brand;
  range: string;
  name: string;
  strength: string;
  strengthIndex: number;
  forms: readonly Form[];
  optionKind: OptionKind | null;
  options: readonly string[];
}

const USUAL_MAKERS = 9;

function chooseMakers(concept: Concept, density: number): Brand[] {
  const random = randomFor(`makers/${concept.key}`);
  const weighted = makersOf(concept.trade).map((brand) => {
    const speciality = brand.trades[0] === concept.trade ? 2 : 1;
    return { brand, weight: random() ** (1 / (speciality * (brand.popular ? 1.5 : 1))) };
  });
  const count = Math.max(1, Math.round(USUAL_MAKERS * (concept.spread ?? 1) * density));
  return weighted
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map((entry) => entry.brand);
}

function optionsOf(concept: Concept, random: Random): { kind: OptionKind | null; list: string[] } {
  const kind: OptionKind | null = concept.flavours
    ? 'flavour'
    : concept.colours
      ? 'colour'
      : concept.fragrances
        ? 'fragrance'
        : null;
  const all = concept.flavours ?? concept.colours ?? concept.fragrances ?? [];
  return { kind, list: sample(random, all, between(random, 2, Math.min(6, Math.max(2, all.length)))) };
}

function formsOf(concept: Concept, random: Random): Form[] {
  const count = concept.forms.length > 1 && chance(random, 0.35) ? 2 : 1;
  return sample(random, concept.forms, count).map((text) => {
    const form = parseForm(text);
    const keep = form.sizes.length > 2 && chance(random, 0.4) ? form.sizes.length - 1 : form.sizes.length;
    return { ...form, sizes: sample(random, form.sizes, keep) };
  });
}

function rangeFor(brand: Brand, name: string, random: Random): string {
  if (brand.ranges.length === 0 || !chance(random, 0.45)) return '';
  const range = pick(random, brand.ranges);
  const clash = range.split(/[\s-]/).some((word) => name.toLowerCase().includes(word.toLowerCase()));
  return clash ? '' : range;
}

function linesOf(concept: Concept, brand: Brand): Line[] {
  const random = randomFor(`line/${concept.key}/${brand.slug}`);
  const most = Math.min(concept.lines ?? 2, concept.names.length);
  const names = shuffle(random, concept.names).slice(0, most > 1 && chance(random, 0.35) ? 2 : 1);
  const strengths = concept.strengths ?? [''];
  return names.flatMap((name) => {
    const range = rangeFor(brand, name, random);
    const chosen = sample(random, strengths, concept.trade === 'generic' ? 3 : chance(random, 0.3) ? 2 : 1);
    const forms = formsOf(concept, random);
    const { kind, list } = optionsOf(concept, random);
    return chosen.map((strength) => ({
      key: `${concept.key}/${brand.slug}/${name}/${strength}`,
      concept,
      brand,
      range,
      name,
      strength,
      strengthIndex: strengths.indexOf(strength),
      forms,
      optionKind: kind,
      options: list,
    }));
  });
}

/** All lines of the concepts; `density` above 1 lets more makers sell each. */
export function planLines(concepts: readonly Concept[], density: number): Line[] {
  return concepts.flatMap((concept) =>
    chooseMakers(concept, density).flatMap((brand) => linesOf(concept, brand)),
  );
}
