import { multibuyQuantity } from '@saltbush/contract';
import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { StaffPriceChangeState, StaffPriceType } from '../../../generated/gql/graphql';

/** Names of the prices that staff set. */
export const PRICE_LABELS: Readonly<Record<StaffPriceType, string>> = {
  default: 'Price',
  promo: 'Sale price',
  afterhours: 'After-hours price',
};

/** @returns the name of any price, such as that for 3 and more */
export function priceLabel(type: string): string {
  const quantity = multibuyQuantity(type);
  return quantity === null
    ? (PRICE_LABELS[type as StaffPriceType] ?? type)
    : `Price each for ${quantity} or more`;
}

/** States of changes in words, with the kind of mark that each has. */
export const CHANGE_WORDS: Readonly<
  Record<StaffPriceChangeState, { words: string; kind: StateMarkProps['kind'] }>
> = {
  planned: { words: 'Planned', kind: 'waiting' },
  done: { words: 'Begun', kind: 'done' },
  cancelled: { words: 'Cancelled', kind: 'stopped' },
  refused: { words: 'No longer fitted', kind: 'stopped' },
};
