import type { PriceLeap, SetPriceType } from '@saltbush/contract';
import type { LargeStep } from '@saltbush/shared-ui/counter';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { PRICE_LABELS } from './price-words';

/** Asks whether a price is meant that is much lower or higher than what shoppers pay now. */
export function leapStep(
  { from, to }: PriceLeap,
  { type, isRemoved, day }: { type: SetPriceType; isRemoved: boolean; day: string | null },
): LargeStep {
  const when = day ? `From the morning of ${day.split('-').reverse().join('/')} on` : 'At once';
  return {
    title: `${PRICE_LABELS[type]}: ${formatCents(from)} → ${formatCents(to)}?`,
    effect: `${when}, shoppers pay ${formatCents(to)} instead of ${formatCents(from)}.`,
    label: isRemoved ? 'Take the price away' : `Set ${formatCents(to)}`,
  };
}

/** Whether a count takes away so much that it may be a slip: more than half, such as all of it. */
export const isLargeDrop = (stock: number, counted: number): boolean => counted * 2 < stock;

/** Asks whether a count is meant that takes away much of the stock. */
export const dropStep = (stock: number, counted: number): LargeStep => ({
  title: `Stock: ${stock} → ${counted}?`,
  effect:
    counted === 0
      ? `The stock goes from ${stock} to 0 at once: shoppers read that it is sold out.`
      : `The stock goes from ${stock} to ${counted} at once: ${stock - counted} units fewer can be sold.`,
  label: `Set to ${counted}`,
});

/** Asks whether the photo of a product is to be removed. */
export const removePhotoStep = (name: string): LargeStep => ({
  title: 'Remove this photo?',
  effect: `Shoppers see the drawing of ${name} again, at once.`,
  label: 'Remove photo',
});

/** Asks whether a product is to be withdrawn. */
export const withdrawStep = (name: string): LargeStep => ({
  title: 'Withdraw this product from sale?',
  effect: `${name} leaves search and lists at once, and nobody can buy it any more. Carts and AutoDeliveries that hold it say so.`,
  label: 'Withdraw from sale',
});
