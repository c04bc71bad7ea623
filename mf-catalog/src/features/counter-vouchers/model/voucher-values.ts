import type { VoucherErrors, VoucherKind, VoucherLimits } from '@saltbush/contract';
import { hasCode } from '@saltbush/shared-ui/platform';
import { commaError, readCents } from '../../../shared/counter/money-field';

const WHOLE = /^\d{1,8}$/;

const words = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** @returns a whole number; NaN, which the rules refuse, for other words; null for none */
function readWhole(form: FormData, name: string): number | null {
  const given = words(form, name);
  if (given === '') return null;
  return WHOLE.test(given) ? Number(given) : Number.NaN;
}

const readLimits = (form: FormData): VoucherLimits => ({
  max_uses: readWhole(form, 'max_uses'),
  max_uses_per_customer: readWhole(form, 'max_uses_per_customer'),
});

/** What the form of a published voucher holds. */
export const readPublished = (form: FormData) => ({
  name: words(form, 'name'),
  description: words(form, 'description'),
  until: words(form, 'until'),
  ...readLimits(form),
});

/** What the form of a draft holds. Money in cents. */
export function readDraft(form: FormData, kind: VoucherKind) {
  const spend = words(form, 'min_spend');
  return {
    ...readPublished(form),
    kind,
    code: words(form, 'code'),
    percent: readWhole(form, 'percent'),
    min_spend: spend === '' ? null : readCents(spend),
    category_id: words(form, 'category_id') || null,
    first_order_only: form.has('first_order_only'),
    is_listed: form.has('is_listed'),
    from: words(form, 'from'),
  };
}

/** Says of an amount whose cents are not after a point how they are written. */
export function commaErrors(form: FormData): VoucherErrors {
  const error = commaError(words(form, 'min_spend'));
  return error ? { min_spend: error } : {};
}

/** @returns what the api says of fields; null if it refused something else */
export const fieldErrors = (failure: unknown): VoucherErrors | null =>
  hasCode(failure, 'INVALID_INPUT') ? ((failure.extensions.fields as VoucherErrors) ?? null) : null;
