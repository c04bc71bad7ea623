import type { LargeStep } from '@saltbush/shared-ui/counter';
import { formatMoment } from '@saltbush/shared-ui/design/counter';
import type { StaffVoucher } from '../api/voucher-fields';
import { givesWords } from './voucher-words';

const limitWords = ({ max_uses, max_uses_per_customer: each }: StaffVoucher['voucher']): string =>
  [
    max_uses === null ? 'any number of orders' : `${max_uses} ${max_uses === 1 ? 'order' : 'orders'}`,
    ...(each === null ? [] : [`${each} for each customer`]),
  ].join(', ');

/** Asks whether a draft is to be published. */
export function publishStep({ voucher }: StaffVoucher, now: number): LargeStep {
  const { code, from, until } = voucher;
  const begins = Date.parse(from) > now ? `from ${formatMoment(from)}` : 'at once';
  return {
    title: `Publish ${code}?`,
    effect: `${givesWords(voucher)}, for ${limitWords(voucher)}: the code works ${begins}, until ${formatMoment(until)}. The code and what it gives can’t be changed afterwards.`,
    label: 'Publish',
  };
}

/** Asks whether a published voucher is to be ended. */
export const endStep = ({ voucher: { code, state } }: StaffVoucher): LargeStep => ({
  title: `End ${code}?`,
  effect:
    state === 'running'
      ? 'It ends straight away, also in open carts, where shoppers read that it has ended. To run it again, make a copy.'
      : 'It won’t begin. To run it after all, make a copy.',
  label: 'End voucher',
});

/** Asks whether a draft is to be discarded. */
export const discardStep = ({ voucher: { code } }: StaffVoucher): LargeStep => ({
  title: 'Discard this draft?',
  effect: `${code} will be deleted for everyone. No shopper could enter it.`,
  label: 'Discard draft',
});
