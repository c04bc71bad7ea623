import type { State } from '@saltbush/contract';
import { between, chance, hashedShare, type Random, randomFor } from '../lib/random';
import { slugify } from '../lib/text';
import { copyFor } from './copy/copy';
import type { Form, Size } from './forms';
import type { Line } from './lines';
import { TRADES } from './makers/trades';
import { packshotFor } from './packshots';
import { isPromotable, priceOf } from './pricing';
import type { Axes, Draft, DraftFlags } from './types';

/** Aerosols and flammable liquids cannot fly, and these states are served by air. */
const GROUND_ONLY: readonly State[] = ['NT', 'TAS', 'WA'];

export type PlannedDraft = Omit<Draft, 'id' | 'code'>;

interface Choice {
  form: Form;
  size: Size;
  option: string;
}

function choicesOf(line: Line): Choice[] {
  const options = line.options.length > 0 ? line.options : [''];
  return line.forms.flatMap((form) => {
    const sizes = line.options.length > 0 ? form.sizes.slice(0, 2) : form.sizes;
    return options.flatMap((option) => sizes.map((size) => ({ form, size, option })));
  });
}

function shortName(line: Line): string {
  return [line.range, line.name].filter((part) => part !== '').join(' ');
}

/** "60 Gummies", or "60 Pack" if the name already says gummies, or "60 Tablets" if it says chewable. */
function sizeText(line: Line, { form, size }: Choice): string {
  if (form.label === '' || !size.label.endsWith(form.label)) return size.label;
  const count = size.label.slice(0, -form.label.length).trim();
  const words = form.label.split(' ');
  const noun = words.at(-1) ?? '';
  const stem = noun.replace(/(ie)?s$/, '');
  if (stem !== 'Pack' && line.name.includes(stem)) return `${count} Pack`;
  return words.length > 1 && line.name.includes(words[0] ?? '') ? `${count} ${noun}` : size.label;
}

function fullName(line: Line, choice: Choice): string {
  const { form, option } = choice;
  const says = line.name
    .toLowerCase()
    .includes((form.label.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, ''));
  const isLiquid = /Liquid|Syrup|Tonic|Juice|Oil/.test(line.name) && form.label === 'Oral Liquid';
  const kind = form.sized === 'measure' && !says && !isLiquid ? form.label : '';
  const parts = [line.brand.name, shortName(line), line.strength, kind, option, sizeText(line, choice)];
  return parts.filter((part) => part !== '').join(' ');
}

function axesOf(line: Line, choice: Choice): Axes {
  const axes: Axes = {};
  if (choice.size.label !== '') axes.size = sizeText(line, choice);
  if (line.optionKind) axes[line.optionKind] = choice.option;
  if (line.forms.length > 1) axes.format = choice.form.label || choice.form.shape;
  if (line.concept.trade === 'generic') axes.brand = line.brand.name;
  return axes;
}

/** The same medicine from different makers forms brand variants; otherwise each line is a separate group. */
function groupOf(line: Line, choices: readonly Choice[]): string | null {
  if (line.concept.trade === 'generic') return `${line.concept.key}/${line.strength}`;
  return choices.length > 1 ? line.key : null;
}

function flagsOf(line: Line, words: ReadonlySet<string>, clearance: boolean): DraftFlags {
  const { concept } = line;
  const schedule = concept.schedule ?? '';
  const repeatable = schedule === '' && !words.has('noauto') && !words.has('gated');
  return {
    can_autodeliver: repeatable && hashedShare(`auto/${line.key}`) < TRADES[concept.trade].autodeliver,
    is_fridge: words.has('fridge'),
    is_pharmacy: schedule !== '',
    is_practitioner: concept.trade === 'practitioner',
    is_tga: words.has('tga'),
    is_gated: words.has('gated'),
    is_clearance: clearance,
    is_skip_questionnaire: words.has('skip'),
    is_limited_supply: words.has('limited') && hashedShare(`limited/${line.key}`) < 0.4,
    is_free_shipping: words.has('freeship'),
    requires_prescription: schedule === '4' || schedule === '4N',
    gst_free: words.has('gst') || schedule === '3' || schedule === '4' || schedule === '4N',
  };
}

function stockOf(random: Random): number {
  const roll = random();
  if (roll < 0.04) return 0;
  if (roll < 0.1) return between(random, 1, 8);
  return between(random, 12, 420);
}

function tagsOf(line: Line, words: ReadonlySet<string>, stock: number, random: Random): string[] {
  const tags: string[] = [];
  if (words.has('apph')) tags.push('S3_Appendix H');
  if (stock === 0 && chance(random, 0.5) && isPromotable(line.concept.schedule ?? '')) tags.push('Back soon');
  return tags;
}

function popularityOf(line: Line, random: Random): number {
  const maker = line.brand.popular ? 0.18 : 0;
  return Math.round((0.05 + 0.67 * random() ** 1.6 + maker) * 10_000) / 10_000;
}

function draft(line: Line, choice: Choice, group: string | null): PlannedDraft {
  const name = fullName(line, choice);
  const random = randomFor(`sku/${line.key}/${choice.form.key}/${choice.size.label}/${choice.option}`);
  const words = new Set((line.concept.flags ?? '').split(' '));
  const schedule = line.concept.schedule ?? '';
  const { prices, rrp } = priceOf(line, choice.form, choice.size);
  const stock = stockOf(random);
  const statusRoll = random();
  const clearance = prices.some((price) => price.type === 'promo') && chance(random, 0.12);
  return {
    name,
    slug: slugify(name),
    brand: line.brand,
    cat: line.concept.cat,
    trade: line.concept.trade,
    line: line.key,
    group,
    axes: group ? axesOf(line, choice) : {},
    prices,
    rrp,
    stock,
    status: statusRoll < 0.004 ? 'Disabled' : statusRoll < 0.006 ? 'Deleted' : 'Active',
    schedule,
    flags: flagsOf(line, words, clearance),
    order_limit: schedule !== '' || words.has('limit') ? 1 : 0,
    excluded: line.concept.excluded ?? (words.has('air') ? GROUND_ONLY : []),
    booking_type: null,
    journey_ids: words.has('journey') ? [1] : [],
    tags: tagsOf(line, words, stock, random),
    packshot: packshotFor(line.brand, choice.form.shape, name, choice.option),
    popularity: popularityOf(line, random),
    ageDays: between(random, 5, 1400),
    promotions: [],
    coop: null,
    copy: () =>
      copyFor({
        concept: line.concept,
        brand: line.brand,
        shortName: shortName(line),
        strength: line.strength,
        option: choice.option,
        size: sizeText(line, choice),
        otherSizes: choice.form.sizes
          .filter((size) => size !== choice.size)
          .map((size) => sizeText(line, { ...choice, size }))
          .filter((label) => label !== ''),
        key: name,
      }),
  };
}

/** The products of a line, one per form, size and flavour, colour or fragrance. */
export function skusOf(line: Line): PlannedDraft[] {
  // Two forms without distinct names (a jar and a pump of 50mL) would produce the same product twice.
  const choices = [...new Map(choicesOf(line).map((choice) => [fullName(line, choice), choice])).values()];
  const group = groupOf(line, choices);
  return choices.map((choice) => draft(line, choice, group));
}
