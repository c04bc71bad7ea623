import { PROMOTION_KINDS, type PromotionKind } from '@saltbush/contract';
import { formatCents } from '@saltbush/shared-ui/design/core';
import type { StaffPromotion } from '../api/promotion-fields';

/** Names of the kinds. */
export const KIND_LABELS: Readonly<Record<PromotionKind, string>> = {
  buy_n_save_percent: 'Percentage off from a minimum quantity',
  n_for_price: 'A number of units for a price',
  spend_save: 'Spend an amount, save an amount',
  bonus_points: 'Bonus points for each unit',
};

export const KIND_OPTIONS = PROMOTION_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

const cents = (value: number | null | undefined): string => formatCents(value ?? 0);

/** Says in few words what a promotion gives. */
export function givesWords({ kind, ...numbers }: StaffPromotion['promotion']['numbers']): string {
  const { n, percent, price, spend, save, points } = numbers;
  switch (kind) {
    case 'buy_n_save_percent':
      return n === 1 ? `Save ${percent}%` : `Save ${percent}% on ${n} or more`;
    case 'n_for_price':
      return `${n} for ${cents(price)}`;
    case 'spend_save':
      return `Spend ${cents(spend)}, save ${cents(save)}`;
    case 'bonus_points':
      return `${points} points each`;
  }
}
