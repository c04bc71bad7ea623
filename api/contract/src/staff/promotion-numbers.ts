import type { PromotionRule } from '../pricing/promotion-terms';

/** Kinds of promotions that carts can price. */
export const PROMOTION_KINDS = [
  'buy_n_save_percent',
  'n_for_price',
  'spend_save',
  'bonus_points',
] as const satisfies readonly PromotionRule['kind'][];
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** Numbers of the kinds; money in cents. */
export const PROMOTION_NUMBERS = ['n', 'percent', 'price', 'spend', 'save', 'points'] as const;
export type PromotionNumber = (typeof PROMOTION_NUMBERS)[number];

/** A kind with its numbers as they were given; it ignores those of other kinds. */
export type PromotionNumbers = { kind: PromotionKind } & Partial<Record<PromotionNumber, number | null>>;

const LIMITS = { units: 20, percent: 90, cents: 1_000_000, points: 10_000 } as const;

/** What is wrong with a number, in the words of the form and the api. */
export const PROMOTION_NUMBER_MESSAGES = {
  n: `Please enter from 1 to ${LIMITS.units} units`,
  bundle: `Please enter from 2 to ${LIMITS.units} units`,
  percent: `Please enter from 1 to ${LIMITS.percent} per cent`,
  cents: 'Please enter from $0.01 to $10,000',
  save: 'The amount off has to be below the amount to spend',
  points: 'Please enter from 1 to 10,000 points',
} as const;

type NumberErrors = Partial<Record<PromotionNumber, string>>;

/** @returns whether a value is a whole number in a range, both ends included */
export const isWithin = (value: number | null | undefined, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function unitsError({ kind, n }: PromotionNumbers): NumberErrors {
  const isBundle = kind === 'n_for_price';
  if (isWithin(n, isBundle ? 2 : 1, LIMITS.units)) return {};
  return { n: PROMOTION_NUMBER_MESSAGES[isBundle ? 'bundle' : 'n'] };
}

const centsError = (numbers: PromotionNumbers, name: 'price' | 'spend' | 'save'): NumberErrors =>
  isWithin(numbers[name], 1, LIMITS.cents) ? {} : { [name]: PROMOTION_NUMBER_MESSAGES.cents };

function spendErrors(numbers: PromotionNumbers): NumberErrors {
  const errors = { ...centsError(numbers, 'spend'), ...centsError(numbers, 'save') };
  const { spend, save } = numbers;
  const isAllOff = Object.keys(errors).length === 0 && Number(save) >= Number(spend);
  return isAllOff ? { save: PROMOTION_NUMBER_MESSAGES.save } : errors;
}

function errorsOf(numbers: PromotionNumbers): NumberErrors {
  const { percent, points } = numbers;
  switch (numbers.kind) {
    case 'buy_n_save_percent': {
      const isPercent = isWithin(percent, 1, LIMITS.percent);
      return {
        ...unitsError(numbers),
        ...(isPercent ? {} : { percent: PROMOTION_NUMBER_MESSAGES.percent }),
      };
    }
    case 'n_for_price':
      return { ...unitsError(numbers), ...centsError(numbers, 'price') };
    case 'spend_save':
      return spendErrors(numbers);
    case 'bonus_points':
      return isWithin(points, 1, LIMITS.points) ? {} : { points: PROMOTION_NUMBER_MESSAGES.points };
  }
}

/** Checks the numbers of a promotion: none of them can make a cart cost nothing, or less. @returns null if none is wrong */
export function promotionNumberErrors(numbers: PromotionNumbers): NumberErrors | null {
  const errors = errorsOf(numbers);
  return Object.keys(errors).length > 0 ? errors : null;
}

/** @returns the rule that carts price by; its numbers have been checked */
export function promotionRule(numbers: PromotionNumbers): PromotionRule {
  const { kind, n, percent, price, spend, save, points } = numbers;
  switch (kind) {
    case 'buy_n_save_percent':
      return { kind, n: Number(n), percent: Number(percent) };
    case 'n_for_price':
      return { kind, n: Number(n), price: Number(price) };
    case 'spend_save':
      return { kind, spend: Number(spend), save: Number(save) };
    case 'bonus_points':
      return { kind, points: Number(points) };
  }
}

/** @returns whether a bundle costs no less than its units: then it is never made of this product alone. Price in cents. */
export const isBundleInVain = (rule: PromotionRule, price: number): boolean =>
  rule.kind === 'n_for_price' && price * rule.n <= rule.price;

/** @returns whether a rule takes more than half of what units of a price (cents) cost: a digit may have slipped */
export function takesOverHalf(rule: PromotionRule, price: number): boolean {
  if (rule.kind === 'buy_n_save_percent') return rule.percent > 50;
  if (rule.kind === 'n_for_price') return rule.price * 2 < price * rule.n;
  return rule.kind === 'spend_save' && rule.save * 2 > rule.spend;
}
