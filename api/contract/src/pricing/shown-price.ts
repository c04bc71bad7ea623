import { isAdvertisable, type Regulated } from '../products/regulation';

/** What a price and its saving are made of. Money in cents. */
export interface PriceFacts extends Regulated {
  /** What a unit costs now. */
  price: number;
  /** Recommended retail price. */
  rrp: number | null;
  /** What a unit usually costs here. */
  everyday: number | null;
}

/** A price as shoppers see it. Money in cents. */
export interface ShownPrice {
  now: number;
  /** The price to strike through; null if none may be shown or none is higher. */
  was: number | null;
  /** What the struck price is: a recommended one, or one that was asked here. */
  wasLabel: 'RRP' | 'Was';
  /** How far `now` is below `was` in whole per cent, rounded down; 0 without a struck price. */
  percent: number;
  /** "25% OFF", or null if there is no whole per cent to name. */
  saving: string | null;
  /** The usual price here fell by `SALE_PERCENT` or more: the saving may stand out. Everything has some RRP. */
  isSale: boolean;
}

/** The smallest fall of the usual price that is called a sale, in per cent. */
export const SALE_PERCENT = 10;

// Multiplied first: in floating point, 29 of 100 is 28.99…% of it.
const percentBelow = (original: number, price: number): number =>
  original > price ? Math.floor(((original - price) * 100) / original) : 0;

/**
 * Returns a price with the higher one that is struck through beside it and the saving counted from exactly that one
 * (section 9). The recommended price is struck unless more was usually asked. Nothing is shown for schedule 2, nor for
 * medicines that may not be advertised (rule advertising-01). Cards, product pages, search, facets and carts all use it,
 * so that no two of them differ.
 */
export function shownPrice(facts: PriceFacts): ShownPrice {
  const { price: now, schedule } = facts;
  const mayShow = schedule !== '2' && isAdvertisable(facts);
  const [rrp, everyday] = mayShow ? [facts.rrp ?? 0, facts.everyday ?? 0] : [0, 0];
  const higher = Math.max(rrp, everyday);
  const was = higher > now ? higher : null;
  const percent = was === null ? 0 : percentBelow(was, now);
  return {
    now,
    was,
    wasLabel: everyday > rrp ? 'Was' : 'RRP',
    percent,
    saving: percent > 0 ? `${percent}% OFF` : null,
    isSale: percentBelow(everyday, now) >= SALE_PERCENT,
  };
}
