import { VOUCHER_KINDS, type VoucherKind } from '@saltbush/contract';
import { formatCents } from '@saltbush/shared-ui/design/core';
import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import { STATE_WORDS } from '../../../shared/counter/run-states';
import type { StaffVoucher } from '../api/voucher-fields';

type Voucher = StaffVoucher['voucher'];

/** Names of the kinds. */
const KIND_LABELS: Readonly<Record<VoucherKind, string>> = {
  percent_off: 'Percentage off',
  free_standard_shipping: 'Free standard delivery',
};

export const KIND_OPTIONS = VOUCHER_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

/** Says in few words what a voucher gives, and for what. */
export function givesWords(
  voucher: Pick<Voucher, 'kind' | 'percent' | 'min_spend' | 'category' | 'first_order_only'>,
): string {
  const { kind, percent, min_spend, category, first_order_only } = voucher;
  if (kind === 'free_standard_shipping') return KIND_LABELS[kind];
  return [
    `Save ${percent}%${category === null ? '' : ` on ${category}`}`,
    ...(min_spend === null ? [] : [`from ${formatCents(min_spend)}`]),
    ...(first_order_only ? ['first order only'] : []),
  ].join(', ');
}

/** Says how many uses are taken. */
export const usesWords = ({ uses, max_uses }: Pick<Voucher, 'uses' | 'max_uses'>): string =>
  max_uses === null ? `${uses}` : `${uses} of ${max_uses}`;

/** Returns the state in words; one that runs without a use left is used up. */
export function stateWords({ state, uses, max_uses }: Pick<Voucher, 'state' | 'uses' | 'max_uses'>): {
  words: string;
  kind: StateMarkProps['kind'];
} {
  const isUsedUp = state === 'running' && max_uses !== null && uses >= max_uses;
  return isUsedUp ? { words: 'Used up', kind: 'stopped' } : STATE_WORDS[state];
}
