import { between, chance, pick, type Random, randomFor, sample, shuffle } from '../lib/random';
import { type Form, parseForm } from './forms';
import { makersOf } from './makers/brands';
import type { Brand, Concept } from './types';

export type OptionKind = 'flavour' | 'colour' | 'fragrance';

/** One maker's products of one concept under one name and strength: its members are variants of each other. */
export interface Line {
  key: string;
  concept: Concept;
  brand: Brand;
  range: string;
  name: string;
  /** Price of its first size at a mid-tier maker, in dollars. */
  price: number;
  strength: string;
  strengthIndex: number;
  forms: readonly Form[];
  optionKind: OptionKind | null;
  options: readonly string[];
}

const USUAL_MAKERS = 7;

function chooseMakers(concept: Concept, density: number): Brand[] {
  const random = randomFor(`makers/${concept.key}`);
  const weighted = makersOf(concept.trade, concept.cat).map((brand) => {
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
  return {
    kind,
    list: sample(random, all, between(random, 2, Math.min(concept.lines ? 4 : 5, Math.max(2, all.length)))),
  };
}

/** Words in a name that fit only one form: capsules are not called "Powder". */
const FORM_WORDS = [
  'Powder',
  'Drops',
  'Spray',
  'Gummies',
  'Syrup',
  'Tonic',
  'Juice',
  'Tea',
  'Cream',
  'Ointment',
  'Gel',
  'Lotion',
  'Mist',
  'Wipes',
];

/** The forms a name is compatible with. */
function fittingForms(name: string, forms: readonly string[]): string[] {
  const word = FORM_WORDS.find((candidate) => name.includes(candidate));
  if (!word) return [...forms];
  const wet = ['Syrup', 'Tonic', 'Juice'].includes(word);
  const fitting = forms.filter((text) => {
    const { label } = parseForm(text);
    return label === '' || (wet ? label === 'Oral Liquid' : label.includes(word.replace(/s$/, '')));
  });
  return fitting.length > 0 ? fitting : [...forms];
}

interface Name {
  text: string;
  /** The forms this name is sold in. */
  forms: readonly string[];
  /** Price in dollars, if it differs from the concept's. */
  price: number;
}

/** Parses `Name@12$49`: sold only in forms 1 and 2 of the concept, for about 49 dollars. */
function readName(entry: string, concept: Concept): Name {
  const [, text = '', places, price] = /^([^@$]+)(?:@(\d+))?(?:\$([\d.]+))?$/.exec(entry) ?? [];
  if (text === '') throw new Error(`Unreadable name "${entry}".`);
  const forms = places ? [...places].flatMap((place) => concept.forms[Number(place)] ?? []) : concept.forms;
  return { text, forms, price: price ? Number(price) : concept.price };
}

function formsOf({ text: name, forms }: Name, random: Random): Form[] {
  const fitting = fittingForms(name, forms);
  const count = fitting.length > 1 && chance(random, 0.35) ? 2 : 1;
  return sample(random, fitting, count).map((text) => {
    const form = parseForm(text);
    const keep = form.sizes.length > 2 && chance(random, 0.4) ? form.sizes.length - 1 : form.sizes.length;
    return { ...form, sizes: sample(random, form.sizes, keep) };
  });
}

/** Makers use their range names in their main trade only, and not for tools and devices. */
function rangeFor(brand: Brand, name: string, concept: Concept, random: Random): string {
  if (brand.ranges.length === 0 || !chance(random, 0.45)) return '';
  if (brand.trades[0] !== concept.trade || concept.flags?.includes('noauto')) return '';
  const range = pick(random, brand.ranges);
  const said = `${brand.name} ${name}`.toLowerCase();
  const clash = range.split(/[\s-]/).some((word) => said.includes(word.toLowerCase()));
  return clash ? '' : range;
}

/** How many names of a concept one maker uses: usually one; several if the concept is a family of articles. */
function nameCount(concept: Concept, random: Random): number {
  const most = Math.min(concept.lines ?? 2, concept.names.length);
  if (most > 2) return between(random, Math.ceil(most / 2), most);
  return most === 2 && chance(random, 0.35) ? 2 : 1;
}

/** "Coilwell Hair" does not sell "Hair Gel": the word would be repeated. */
function repeatsMaker(brand: Brand, name: string): boolean {
  return name.split(/[\s@$]/)[0] === brand.name.split(' ').at(-1);
}

function linesOf(concept: Concept, brand: Brand): Line[] {
  const random = randomFor(`line/${concept.key}/${brand.slug}`);
  const fitting = concept.names.filter((name) => !repeatsMaker(brand, name));
  const names = shuffle(random, fitting).slice(0, nameCount(concept, random));
  const strengths = concept.strengths ?? [''];
  return names.flatMap((entry) => {
    const name = readName(entry, concept);
    const range = rangeFor(brand, name.text, concept, random);
    const chosen = sample(random, strengths, concept.trade === 'generic' ? 3 : chance(random, 0.3) ? 2 : 1);
    const forms = formsOf(name, random);
    const { kind, list } = optionsOf(concept, random);
    return chosen.map((strength) => ({
      key: `${concept.key}/${brand.slug}/${name.text}/${strength}`,
      concept,
      brand,
      range,
      name: name.text,
      price: name.price,
      strength,
      strengthIndex: strengths.indexOf(strength),
      forms,
      optionKind: kind,
      options: list,
    }));
  });
}

/** All lines of the concepts; a `density` above 1 lets more makers sell each. */
export function planLines(concepts: readonly Concept[], density: number): Line[] {
  return concepts.flatMap((concept) =>
    chooseMakers(concept, density).flatMap((brand) => linesOf(concept, brand)),
  );
}
