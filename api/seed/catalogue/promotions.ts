import type { PromotionDocument, PromotionRule } from '../../src/domains/promotions';
import { hashedShare } from '../lib/random';
import { categoryOf, isWithin } from './categories';
import { isPromotable } from './pricing';
import type { Draft } from './types';

interface PromotionSpec {
  slug: string;
  title: string;
  info: string;
  met: string;
  unmet: string;
  rule: PromotionRule;
  mix: boolean;
  /** In days after the seed's clock. */
  endsIn: number;
  /** Lines in any of these categories are eligible … */
  within: readonly string[];
  /** … this share of them. */
  share: number;
  /** Only these makers, if given. */
  brands?: readonly string[];
  tag?: string;
}

const SPECS: readonly PromotionSpec[] = [
  {
    slug: 'buy-3-save-3-vitamins',
    title: 'Buy 3 save 3%',
    info: 'Buy any three of the same vitamin and save 3% on them at the cart.',
    met: 'You have saved 3% on these.',
    unmet: 'Buy 3 of the same to save 3%.',
    rule: { kind: 'buy_n_save_percent', n: 3, percent: 3 },
    mix: false,
    endsIn: 24,
    within: ['vitamins-supplements'],
    share: 0.12,
    tag: 'Buy 3 Save 3%',
  },
  {
    slug: 'mix-and-match-dental',
    title: 'Mix & match: any 3 dental for $20',
    info: 'Choose any three marked toothpastes, brushes, flosses or rinses for $20.',
    met: 'Your three dental picks are $20.',
    unmet: 'Choose 3 marked dental products for $20.',
    rule: { kind: 'n_for_price', n: 3, price: 2000 },
    mix: true,
    endsIn: 17,
    within: ['dental-care'],
    share: 0.3,
    tag: 'Mix & Match',
  },
  {
    slug: 'mix-and-match-body',
    title: 'Mix & match: buy 3, save 15%',
    info: 'Any three marked washes, soaps and deodorants, 15% off all three.',
    met: '15% off your three is included.',
    unmet: 'Choose 3 marked products to save 15%.',
    rule: { kind: 'buy_n_save_percent', n: 3, percent: 15 },
    mix: true,
    endsIn: 31,
    within: ['hygiene', 'body-care'],
    share: 0.3,
    tag: 'Mix & Match',
  },
  {
    slug: 'omega-bonus-points',
    title: '500 bonus points on omegas',
    info: 'Collect 500 bonus Saltbush Rewards points with each marked fish, krill or plant omega.',
    met: '500 bonus points will be added.',
    unmet: 'Link your rewards card to collect 500 bonus points.',
    rule: { kind: 'bonus_points', points: 500 },
    mix: false,
    endsIn: 45,
    within: ['omegas'],
    share: 0.35,
  },
  {
    slug: 'skin-spend-80-save-15',
    title: 'Spend $80 on skin care, save $15',
    info: 'Spend $80 or more on marked skin care in one order and $15 comes off.',
    met: '$15 off your skin care is included.',
    unmet: 'Spend $80 on marked skin care to save $15.',
    rule: { kind: 'spend_save', spend: 8000, save: 1500 },
    mix: true,
    endsIn: 12,
    within: ['face-care', 'problem-skin'],
    share: 0.22,
  },
  {
    slug: 'sunscreen-2-for-30',
    title: '2 sunscreens for $30',
    info: 'Any two marked sunscreens for $30.',
    met: 'Your two sunscreens are $30.',
    unmet: 'Add another marked sunscreen: 2 for $30.',
    rule: { kind: 'n_for_price', n: 2, price: 3000 },
    mix: true,
    endsIn: 60,
    within: ['body-sunscreen', 'kids-sunscreen'],
    share: 0.3,
    tag: 'Mix & Match',
  },
  {
    slug: 'nappy-run-save-10',
    title: 'Nappy run: spend $60, save $10',
    info: 'Spend $60 on marked nappies and wipes and $10 comes off.',
    met: '$10 off your nappy run is included.',
    unmet: 'Spend $60 on marked nappies and wipes to save $10.',
    rule: { kind: 'spend_save', spend: 6000, save: 1000 },
    mix: true,
    endsIn: 20,
    within: ['nappies-wipes'],
    share: 0.5,
  },
  {
    slug: 'protein-bonus-points',
    title: '300 bonus points on protein',
    info: 'Collect 300 bonus points with each marked protein powder.',
    met: '300 bonus points will be added.',
    unmet: 'Link your rewards card to collect 300 bonus points.',
    rule: { kind: 'bonus_points', points: 300 },
    mix: false,
    endsIn: 28,
    within: ['sports-nutrition'],
    share: 0.2,
  },
  {
    slug: 'snack-4-for-12',
    title: '4 bars for $12',
    info: 'Fill a lunch box: any four marked bars for $12.',
    met: 'Your four bars are $12.',
    unmet: 'Choose 4 marked bars for $12.',
    rule: { kind: 'n_for_price', n: 4, price: 1200 },
    mix: true,
    endsIn: 38,
    within: ['bars-balls', 'sports-bars'],
    share: 0.4,
    tag: 'Mix & Match',
  },
  {
    slug: 'pantry-buy-2-save-10',
    title: 'Pantry: buy 2, save 10%',
    info: 'Two of the same from the marked pantry range, 10% off both.',
    met: '10% off both is included.',
    unmet: 'Buy 2 of the same to save 10%.',
    rule: { kind: 'buy_n_save_percent', n: 2, percent: 10 },
    mix: false,
    endsIn: 15,
    within: ['pantry', 'teas-drinks'],
    share: 0.18,
  },
  {
    slug: 'pet-spend-50-save-8',
    title: 'Pets: spend $50, save $8',
    info: 'Spend $50 on marked pet care and $8 comes off.',
    met: '$8 off your pet care is included.',
    unmet: 'Spend $50 on marked pet care to save $8.',
    rule: { kind: 'spend_save', spend: 5000, save: 800 },
    mix: true,
    endsIn: 26,
    within: ['pets'],
    share: 0.35,
  },
  {
    slug: 'hair-buy-2-save-20',
    title: 'Hair care: buy 2, save 20%',
    info: 'Any two marked shampoos, conditioners and treatments, 20% off both.',
    met: '20% off your hair care is included.',
    unmet: 'Choose 2 marked hair products to save 20%.',
    rule: { kind: 'buy_n_save_percent', n: 2, percent: 20 },
    mix: true,
    endsIn: 9,
    within: ['wash-condition'],
    share: 0.3,
    tag: 'Mix & Match',
  },
];

const byPromotionSlug = new Map(SPECS.map((spec, index) => [spec.slug, { id: index + 1, spec }]));

/** The promotions as stored; they started a week before `now` and end days after it. */
export function promotionDocuments(now: Date): PromotionDocument[] {
  const day = 86_400_000;
  return SPECS.map((spec, index) => ({
    _id: index + 1,
    slug: spec.slug,
    display_title: spec.title,
    display_info: spec.info,
    met_message: spec.met,
    unmet_message: spec.unmet,
    starts_at: new Date(now.getTime() - 7 * day),
    end_date: new Date(now.getTime() + spec.endsIn * day),
    rule: spec.rule,
    mix_and_match: spec.mix,
    adds_points: true,
  }));
}

/** A bundle is an offer only to products that cost more than their share of it, and no shop gives half away. */
function fitsBundle({ prices }: Draft, rule: PromotionRule): boolean {
  if (rule.kind !== 'n_for_price') return true;
  const share = rule.price / rule.n;
  const price = prices.find(({ type }) => type === 'default')?.value ?? 0;
  return price > share && price < 2 * share;
}

function takesPart(draft: Draft, spec: PromotionSpec): boolean {
  if (spec.brands && !spec.brands.includes(draft.brand.slug)) return false;
  const node = categoryOf(draft.cat);
  if (!spec.within.some((slug) => isWithin(node, slug))) return false;
  return hashedShare(`promotion/${spec.slug}/${draft.line}`) < spec.share;
}

export interface Joined {
  ids: number[];
  tags: string[];
}

/** The promotions of a product: at most two, none for pharmacist-only and prescription medicines. */
export function promotionsOf(draft: Draft): Joined {
  const barred = !isPromotable(draft.schedule) || draft.booking_type !== null || draft.status !== 'Active';
  if (barred || draft.flags.is_gated || draft.flags.is_preorder) return { ids: [], tags: [] };
  const named = draft.promotions.map((slug) => {
    const entry = byPromotionSlug.get(slug);
    if (!entry) throw new Error(`Unknown promotion "${slug}".`);
    return entry;
  });
  const planned =
    draft.id >= 2001 ? [...byPromotionSlug.values()].filter(({ spec }) => takesPart(draft, spec)) : [];
  const joined = [...named, ...planned].filter(({ spec }) => fitsBundle(draft, spec.rule)).slice(0, 2);
  return {
    ids: joined.map((entry) => entry.id),
    tags: joined.flatMap(({ spec }) => (spec.tag ? [spec.tag] : [])),
  };
}
