import { isWithin } from './promotion-numbers';
import { promotionPeriodErrors, promotionTextLong } from './promotion-rules';
import { isVoucherCode, voucherCode } from './voucher-codes';
import { type VoucherLimits, voucherLimitErrors } from './voucher-limits';

/** What vouchers give. */
export const VOUCHER_KINDS = ['percent_off', 'free_standard_shipping'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

const MAX_PERCENT = 90;
const MAX_SPEND = 1_000_000;

/** The most characters of what shoppers read. */
export const VOUCHER_TEXTS = { name: 60, description: 160 } as const;
export type VoucherText = keyof typeof VOUCHER_TEXTS;
export type VoucherTexts = Readonly<Record<VoucherText, string>>;

/** What is wrong with a voucher, in the words of the form and the api. */
export const VOUCHER_MESSAGES = {
  code: 'Please enter 4 to 20 letters and digits, without spaces',
  taken: 'Another voucher has this code',
  text: 'Please enter some text',
  percent: `Please enter from 1 to ${MAX_PERCENT} per cent`,
  min_spend: 'Please enter from $0 to $10,000',
  category: 'Please choose a category of the shop',
} as const;

export interface VoucherDraft extends VoucherTexts, VoucherLimits {
  code: string;
  kind: VoucherKind;
  /** Of `percent_off`. */
  percent: number | null;
  /** Of `percent_off`: what is to be spent on what it covers, in cents; null for nothing. */
  min_spend: number | null;
  from: string;
  until: string;
}

export type VoucherField = keyof VoucherDraft | 'category_id';
export type VoucherErrors = Partial<Record<VoucherField, string>>;

const none = (errors: VoucherErrors): VoucherErrors | null =>
  Object.keys(errors).length > 0 ? errors : null;

/** @returns what is wrong with the words of a voucher; null if nothing is */
export function voucherTextErrors(texts: VoucherTexts): VoucherErrors | null {
  const errors: VoucherErrors = {};
  for (const name of Object.keys(VOUCHER_TEXTS) as VoucherText[]) {
    const text = texts[name].trim();
    if (text === '') errors[name] = VOUCHER_MESSAGES.text;
    else if (text.length > VOUCHER_TEXTS[name]) errors[name] = promotionTextLong(VOUCHER_TEXTS[name]);
  }
  return none(errors);
}

function valueErrors({ kind, percent, min_spend }: VoucherDraft): VoucherErrors {
  if (kind !== 'percent_off') return {};
  return {
    ...(!isWithin(percent, 1, MAX_PERCENT) && { percent: VOUCHER_MESSAGES.percent }),
    ...(min_spend !== null &&
      !isWithin(min_spend, 0, MAX_SPEND) && { min_spend: VOUCHER_MESSAGES.min_spend }),
  };
}

/** Checks a draft as far as it can be checked without the shop's data. @returns null if nothing is wrong */
export function voucherErrors(draft: VoucherDraft, now: Date): VoucherErrors | null {
  return none({
    ...(!isVoucherCode(voucherCode(draft.code)) && { code: VOUCHER_MESSAGES.code }),
    ...valueErrors(draft),
    ...promotionPeriodErrors(draft, now),
    ...voucherLimitErrors(draft),
    ...voucherTextErrors(draft),
  });
}

/** A voucher that takes more than this off is looked at twice, in per cent. */
const LARGE = 50;
/** Shorter codes that nobody is told can be guessed. */
const GUESSABLE = 8;

interface WarnedVoucher extends VoucherLimits {
  code: string;
  kind: VoucherKind;
  percent: number | null;
  is_listed: boolean;
  first_order_only: boolean;
}

/** @returns what staff should look at before a voucher is published, in words */
export function voucherWarnings(voucher: WarnedVoucher): string[] {
  const { kind, percent, is_listed, first_order_only, max_uses, max_uses_per_customer, code } = voucher;
  const isEndless = max_uses === null && max_uses_per_customer === null && !first_order_only;
  return [
    ...(kind === 'percent_off' && (percent ?? 0) > LARGE ? ['It takes more than half off.'] : []),
    ...(isEndless ? ['It has no limit: everyone can use it with every order until it ends.'] : []),
    ...(!is_listed && code.length < GUESSABLE
      ? ['The code is short enough to be guessed. A generated one is not.']
      : []),
  ];
}
