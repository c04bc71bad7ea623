import { STATE_TIME_ZONES } from '../dates/local-date';
import { readLocalMinute } from '../dates/local-minute';
import { isDiscountable, isRestricted, type Restrictable } from '../products/regulation';
import { type PromotionNumber, type PromotionNumbers, promotionNumberErrors } from './promotion-numbers';

/** Promotions begin and end by the clocks of the shop. */
export const PROMOTION_ZONE = STATE_TIME_ZONES.NSW;

/** The most products of one promotion: they are written in one transaction. */
export const MAX_PROMOTION_PRODUCTS = 200;

/** How far ahead a promotion begins at most, and how long it runs, in days. */
export const MAX_PROMOTION_DAYS = 366;
const DAY_MS = 86_400_000;

/** The most characters of what shoppers read. */
export const PROMOTION_TEXTS = {
  display_title: 60,
  display_info: 300,
  met_message: 120,
  unmet_message: 120,
} as const;
export type PromotionText = keyof typeof PROMOTION_TEXTS;
export type PromotionTexts = Readonly<Record<PromotionText, string>>;

/** What is wrong with a promotion, in the words of the form and the api. */
export const PROMOTION_MESSAGES = {
  text: 'Please enter some text',
  from: 'Please enter a day and a time within a year',
  until: 'Please enter a day and a time',
  backwards: 'The end must be after the start',
  over: 'The end must be in the future',
  long: 'It can run for at most a year',
  none: 'Please choose at least one product',
  many: `A promotion holds for ${MAX_PROMOTION_PRODUCTS} products at most`,
  unknown: 'Please choose products that the shop sells',
} as const;

/** @param most the most characters */
export const promotionTextLong = (most: number): string => `Please enter at most ${most} characters`;

/** @param names products that no promotion may hold for */
export const promotionBarred = (names: readonly string[]): string =>
  `Pharmacist-only and prescription medicines, practitioner products and services can’t be in a promotion: ${names.join(', ')}`;

/** @returns whether promotions may hold for a product (rules advertising-01, promotions-03) */
export const isPromotable = (product: Restrictable & { booking_type: string | null }): boolean =>
  isDiscountable(product) && !isRestricted(product) && product.booking_type === null;

/** When a promotion runs: YYYY-MM-DDTHH:mm by the clocks of the shop. */
export interface PromotionPeriod {
  from: string;
  until: string;
}

export interface PromotionDraft extends PromotionTexts, PromotionPeriod {
  numbers: PromotionNumbers;
  product_ids: readonly string[];
}

export type PromotionField = PromotionText | PromotionNumber | keyof PromotionPeriod | 'product_ids';
export type PromotionErrors = Partial<Record<PromotionField, string>>;

const none = (errors: PromotionErrors): PromotionErrors | null =>
  Object.keys(errors).length > 0 ? errors : null;

/** @returns what is wrong with the words of a promotion; null if nothing is */
export function promotionTextErrors(texts: PromotionTexts): PromotionErrors | null {
  const errors: PromotionErrors = {};
  for (const name of Object.keys(PROMOTION_TEXTS) as PromotionText[]) {
    const text = texts[name].trim();
    if (text === '') errors[name] = PROMOTION_MESSAGES.text;
    else if (text.length > PROMOTION_TEXTS[name]) errors[name] = promotionTextLong(PROMOTION_TEXTS[name]);
  }
  return none(errors);
}

/** @returns what is wrong with the end of a promotion that begins at a moment; null if nothing is */
export function promotionEndError(until: string, from: Date, now: Date): string | null {
  const end = readLocalMinute(until, PROMOTION_ZONE);
  if (!end) return PROMOTION_MESSAGES.until;
  if (end <= from) return PROMOTION_MESSAGES.backwards;
  if (end <= now) return PROMOTION_MESSAGES.over;
  // One that was planned for an earlier moment begins when it is published.
  const begins = Math.max(from.getTime(), now.getTime());
  return end.getTime() - begins > MAX_PROMOTION_DAYS * DAY_MS ? PROMOTION_MESSAGES.long : null;
}

/** @returns what is wrong with the period of a draft; nothing if it is none */
export function promotionPeriodErrors(
  { from, until }: PromotionPeriod,
  now: Date,
): Partial<Record<keyof PromotionPeriod, string>> {
  const begin = readLocalMinute(from, PROMOTION_ZONE);
  if (!begin || begin.getTime() - now.getTime() > MAX_PROMOTION_DAYS * DAY_MS)
    return { from: PROMOTION_MESSAGES.from };
  const error = promotionEndError(until, begin, now);
  return error ? { until: error } : {};
}

/** Checks a draft as far as it can be checked without its products; it may have none yet. @returns null if nothing is wrong */
export function promotionErrors(draft: PromotionDraft, now: Date): PromotionErrors | null {
  return none({
    ...promotionTextErrors(draft),
    ...promotionNumberErrors(draft.numbers),
    ...promotionPeriodErrors(draft, now),
    ...(draft.product_ids.length > MAX_PROMOTION_PRODUCTS && { product_ids: PROMOTION_MESSAGES.many }),
  });
}
