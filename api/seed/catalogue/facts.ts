import { allergensIn, packSizeOf } from '@saltbush/contract';
import type { ProductDocument } from '../../src/domains/catalogue';
import { hashText } from '../lib/random';
import type { Copy, Draft, Trade } from './types';

/** What people swallow: its label declares allergens. */
const SWALLOWED: readonly Trade[] = ['vitamin', 'practitioner', 'otc', 'generic', 'sport', 'weight', 'food'];
/** Numbers from here on are not in use: those of the sample shop are nobody's. */
const FIRST_AUST_NUMBER = 900_000;
const AUST_NUMBERS = 100_000;

const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
const DOSE =
  /\btake (\d+|one|two|three)\b(?! to)(?: (?:tablet|capsule|dose|serve)s?)? (?:daily|each|at bedtime|in the)/i;

/** Packs of one line and form share a number; listed medicines have an L, registered ones an R. */
function austNumber({ line, trade, schedule, flags, axes }: Draft, { ingredients }: Copy): string | null {
  const isRegistered = schedule !== '' || (trade === 'otc' && Boolean(flags.is_tga));
  const isListed = trade === 'vitamin' || trade === 'practitioner' || trade === 'otc';
  if (!isRegistered && !(isListed && ingredients?.startsWith('Each '))) return null;
  const number = FIRST_AUST_NUMBER + (hashText(`${line}/${axes.format ?? ''}`) % AUST_NUMBERS);
  return `AUST ${isRegistered ? 'R' : 'L'} ${number}`;
}

/** How many days' doses a counted pack holds, if the directions name one dose. */
function servings({ name }: Draft, { directions }: Copy): number | null {
  const count = /^(\d+) .*(tablet|capsule|gumm|lozenge|sachet)/i.exec(packSizeOf(name) ?? '')?.[1];
  const dose = DOSE.exec(directions ?? '')?.[1]?.toLowerCase();
  if (!count || !dose || /twice|three times|meals?$/i.test(directions ?? '')) return null;
  return Math.floor(Number(count) / (WORDS[dose] ?? Number(dose)));
}

/** The attributes of a product that its label tells: allergens, register number and servings. */
export function labelAttributes(draft: Draft, copy: Copy): ProductDocument['attributes'] {
  const allergens = SWALLOWED.includes(draft.trade) ? allergensIn(copy.ingredients ?? '') : [];
  const facts = [
    { name: 'Allergens', type: 'list', value: allergens.join(', ') },
    { name: 'AUST Number', type: 'text', value: austNumber(draft, copy) ?? '' },
    { name: 'Servings', type: 'number', value: String(servings(draft, copy) ?? '') },
  ];
  return facts.filter(({ value }) => value !== '');
}
