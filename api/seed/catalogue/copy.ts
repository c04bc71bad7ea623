import { chance, pick, type Random, randomFor, sample, shuffle } from '../lib/random';
import { capitalise, fill } from '../lib/text';
import { noticesFor } from './notices';
import { TRADES, type TradeTexts } from './trades';
import type { Brand, Concept, Copy } from './types';

/** What the copy needs to know of one product of a line. */
export interface CopySubject {
  concept: Concept;
  brand: Brand;
  /** The name without maker and size: "Restore Magnesium Glycinate". */
  shortName: string;
  strength: string;
  option: string;
  size: string;
  key: string;
}

function optionSentence(subject: CopySubject, random: Random): string {
  const { concept, option } = subject;
  if (option === '') return '';
  const thing = option.toLowerCase();
  if (concept.flavours) return pick(random, [`This one is ${thing}.`, `Flavour: ${thing}.`, `In ${thing}.`]);
  if (concept.fragrances) return pick(random, [`Scented with ${thing}.`, `The scent is ${thing}.`]);
  if (concept.colours) return pick(random, [`Shown in ${thing}.`, `The colour is ${thing}.`]);
  return '';
}

function describe(subject: CopySubject, texts: TradeTexts, random: Random): string {
  const { concept, brand, shortName } = subject;
  const values = { name: shortName, brand: brand.name, strength: subject.strength || 'this strength' };
  const opening = capitalise(fill(pick(random, concept.what), values));
  const reasons = shuffle(random, concept.why)
    .slice(0, chance(random, 0.5) ? 3 : 2)
    .map((sentence) => capitalise(fill(sentence, values)));
  const closer = fill(pick(random, texts.closers), { ...values, voice: brand.voice });
  const ending = [optionSentence(subject, random), closer].filter((text) => text !== '').join(' ');
  const body = chance(random, 0.3)
    ? [`${opening} ${reasons.join(' ')}`, ending]
    : [opening, reasons.join(' '), ending];
  return body.filter((paragraph) => paragraph !== '').join('\n\n');
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** The texts of one product, put together from its concept, its maker and its trade; the same key, the same texts. */
export function copyFor(subject: CopySubject): Copy {
  const { concept, brand } = subject;
  const texts = TRADES[concept.trade];
  const random = randomFor(`copy/${subject.key}`);
  const flags = new Set((concept.flags ?? '').split(' '));
  const values = { strength: subject.strength, name: subject.shortName, brand: brand.name };
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
