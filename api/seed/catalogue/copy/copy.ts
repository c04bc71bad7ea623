import { chance, pick, type Random, randomFor, sample, shuffle } from '../../lib/random';
import { capitalise, fill, listOf } from '../../lib/text';
import { TRADES, type TradeTexts } from '../makers/trades';
import type { Brand, Concept, Copy } from '../types';
import { noticesFor } from './notices';

/** What the copy of one product in a line depends on. */
export interface CopySubject {
  concept: Concept;
  brand: Brand;
  /** The name without maker and size: "Restore Magnesium Glycinate". */
  shortName: string;
  strength: string;
  option: string;
  size: string;
  /** The other sizes it is made in. */
  otherSizes: readonly string[];
  key: string;
}

/** A description shorter than this also says something about its maker. */
const SHORT = 130;

const PLAIN = /^(plain|natural|unflavoured|unscented|original|clear|classic|fragrance free)$/i;

function optionSentence({ concept, option }: CopySubject, random: Random): string {
  if (option === '' || PLAIN.test(option)) return '';
  const thing = option.toLowerCase();
  if (concept.flavours) return pick(random, [`Flavour: ${thing}.`, `Tastes of ${thing}.`, `In ${thing}.`]);
  if (concept.fragrances) return pick(random, [`Scented with ${thing}.`, `The scent is ${thing}.`]);
  return pick(random, [`Shown in ${thing}.`, `The colour is ${thing}.`]);
}

/** "Also comes in 60 and 240 capsules." */
function sizeSentence({ size, otherSizes }: CopySubject, random: Random): string {
  if (size === '' || otherSizes.length === 0 || !chance(random, 0.4)) return '';
  const kind = /^\d+ (.*)$/.exec(size)?.[1];
  if (kind === undefined || otherSizes.some((other) => !other.endsWith(` ${kind}`))) {
    return `Also comes in ${listOf(otherSizes)}.`;
  }
  const counts = listOf(otherSizes.map((other) => other.replace(` ${kind}`, '')));
  if (kind === 'Pack') return `Also comes in packs of ${counts}.`;
  const unit = kind.toLowerCase();
  return pick(random, [`Also comes in ${counts} ${unit}.`, `Other sizes: ${counts} ${unit}.`]);
}

function openingOf(subject: CopySubject, random: Random, say: (text: string) => string): string {
  const [first = '', second] = shuffle(random, subject.concept.what).map(say);
  const roll = random();
  if (second && roll < 0.4) return `${first} ${second}`;
  if (roll < 0.65 && !first.includes(subject.shortName)) {
    return `${pick(random, [`${subject.shortName} from ${subject.brand.name}.`, `${subject.brand.name} ${subject.shortName}.`])} ${first}`;
  }
  return first;
}

function describe(subject: CopySubject, texts: TradeTexts, random: Random): string {
  const { concept, brand, shortName } = subject;
  const values = { name: shortName, brand: brand.name, strength: subject.strength || 'this strength' };
  const say = (text: string) => capitalise(fill(text, values));
  const opening = openingOf(subject, random, say);
  const reasons = shuffle(random, concept.why)
    .slice(0, chance(random, 0.55) ? 3 : 2)
    .map(say);
  const closer = fill(pick(random, texts.closers), { ...values, voice: brand.voice });
  const ending = [optionSentence(subject, random), sizeSentence(subject, random), closer]
    .filter((text) => text !== '')
    .join(' ');
  const body = chance(random, 0.3)
    ? [`${opening} ${reasons.join(' ')}`, ending]
    : [opening, reasons.join(' '), ending];
  const text = body.filter((paragraph) => paragraph !== '').join('\n\n');
  return text.length < SHORT && !text.includes(brand.voice) ? `${text}\n\n${brand.voice}` : text;
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Composes a product's texts from its concept, maker and trade; the same key always gives the same texts. */
export function copyFor(subject: CopySubject): Copy {
  const { concept, brand } = subject;
  const texts = TRADES[concept.trade];
  const random = randomFor(`copy/${subject.key}`);
  const flags = new Set((concept.flags ?? '').split(' '));
  const values = {
    strength: subject.strength || 'as stated on the pack',
    name: subject.shortName,
    brand: brand.name,
  };
  const badges = concept.badges?.split(', ') ?? sample(random, texts.badges, 3);
  return {
    description: describe(subject, texts, random),
    directions: orNull(fill(concept.use ?? texts.directions, values)),
    ingredients: concept.ing === undefined ? null : orNull(fill(concept.ing, values)),
    storage: orNull(
      concept.store ??
        (flags.has('fridge') ? 'Refrigerate between 2°C and 8°C. Do not freeze.' : texts.storage),
    ),
    warnings: orNull(concept.warn ? `${concept.warn} ${texts.warnings}` : texts.warnings),
    keyIngredients: concept.keys?.split(', ') ?? [],
    badges,
    notices: noticesFor(concept.schedule ?? '', flags, concept.trade),
    advice: concept.advice ?? null,
  };
}
