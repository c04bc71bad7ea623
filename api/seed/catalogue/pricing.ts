import type { PriceDocument } from '../../src/domains/catalogue';
import { multibuyUnit, retail } from '../lib/prices';
import { chance, pick, type Random, randomFor } from '../lib/random';
import type { Form, Size } from './forms';
import type { Line } from './lines';
import { TRADES } from './makers/trades';

const TIER_FACTOR = { 1: 0.82, 2: 1, 3: 1.3 } as const;

/** The discounted share of a line's price, and whether it is sold in twos, threes or fours: the same for all its sizes. */
interface LineOffer {
  level: number;
  rrpShare: number | null;
  promoShare: number | null;
  multibuy: { quantity: number; share: number } | null;
}

/** Pharmacist-only and prescription medicines are never promoted (rule advertising-01). */
export function isPromotable(schedule: string): boolean {
  return schedule === '' || schedule === '2';
}

function lineOffer(line: Line): LineOffer {
  const random = randomFor(`price/${line.key.split('/').slice(0, 3).join('/')}`);
  const level = 0.93 + random() * 0.16;
  const promotable = isPromotable(line.concept.schedule ?? '') && line.concept.trade !== 'service';
  const rrpShare = promotable && chance(random, 0.62) ? 1.08 + random() * 0.34 : null;
  const promoted =
    promotable &&
    line.concept.trade !== 'practitioner' &&
    chance(random, line.concept.schedule === '2' ? 0.06 : 0.2);
  const multibuy = promotable && chance(random, TRADES[line.concept.trade].multibuy);
  return {
    level,
    rrpShare,
    promoShare: promoted ? pick(random, [0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) : null,
    multibuy: multibuy
      ? { quantity: pick(random, [2, 2, 3, 3, 4]), share: pick(random, [0.82, 0.86, 0.9]) }
      : null,
  };
}

function prices(random: Random, base: number, offer: LineOffer): PriceDocument[] {
  const list: PriceDocument[] = [{ type: 'default', min_qty: 1, value: base }];
  const promo = offer.promoShare ? retail(random, base * offer.promoShare) : base;
  if (promo < base) list.push({ type: 'promo', min_qty: 1, value: promo });
  if (offer.multibuy) {
    const { quantity, share } = offer.multibuy;
    list.push({
      type: `multi_${quantity}`,
      min_qty: quantity,
      value: multibuyUnit(Math.min(promo, base), share),
    });
  }
  return list;
}

/** Price, promotional price and recommended retail price of one size of a line, in cents. */
export function priceOf(line: Line, form: Form, size: Size): { prices: PriceDocument[]; rrp: number | null } {
  const offer = lineOffer(line);
  const random = randomFor(`price/${line.key}/${form.key}/${size.label}`);
  const strength = 1 + line.strengthIndex * 0.12;
  const amount =
    line.price * 100 * TIER_FACTOR[line.brand.tier] * offer.level * form.factor * size.ratio * strength;
  const base = retail(random, amount);
  const rrp = offer.rrpShare ? retail(random, base * offer.rrpShare) : base;
  return { prices: prices(random, base, offer), rrp: rrp > base ? rrp : null };
}
