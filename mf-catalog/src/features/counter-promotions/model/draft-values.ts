import {
  PROMOTION_NUMBERS,
  type PromotionKind,
  type PromotionNumber,
  type PromotionNumbers,
} from '@saltbush/contract';
import { commaError, readCents, writeCents } from '../../../shared/counter/money-field';
import type { StaffPromotion } from '../api/promotion-fields';

const MONEY: readonly PromotionNumber[] = ['price', 'spend', 'save'];
const WHOLE = /^\d{1,6}$/;

const words = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

function readNumber(form: FormData, name: PromotionNumber): number | null {
  const given = words(form, name);
  const value = MONEY.includes(name) ? readCents(given) : WHOLE.test(given) ? Number(given) : Number.NaN;
  return Number.isNaN(value) ? null : value;
}

/** What the form of a draft holds, besides its products. Money in cents. */
export function readDraft(form: FormData, kind: PromotionKind) {
  const numbers: PromotionNumbers = { kind };
  for (const name of PROMOTION_NUMBERS) numbers[name] = readNumber(form, name);
  return { ...readWords(form), numbers, from: words(form, 'from'), mix_and_match: form.has('mix_and_match') };
}

/** What the form of a published promotion holds. */
export const readWords = (form: FormData) => ({
  display_title: words(form, 'display_title'),
  display_info: words(form, 'display_info'),
  met_message: words(form, 'met_message'),
  unmet_message: words(form, 'unmet_message'),
  until: words(form, 'until'),
});

/** Says of each amount whose cents are not after a point how they are written. */
export function commaErrors(form: FormData): Partial<Record<PromotionNumber, string>> {
  const found = MONEY.flatMap((name) => {
    const error = commaError(words(form, name));
    return error ? [[name, error] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Writes a number of a promotion as its field holds it. */
export function writeNumber(promotion: StaffPromotion | null, name: PromotionNumber): string {
  const value = promotion?.promotion.numbers[name] ?? null;
  return MONEY.includes(name) ? writeCents(value) : String(value ?? '');
}
