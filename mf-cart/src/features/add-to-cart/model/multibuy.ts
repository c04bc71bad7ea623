import {
  discountPercent,
  multibuyPrice,
  multibuyQuantity,
  type Price,
  selectPrice,
} from '@saltbush/contract';

/** One multibuy price to choose. Money in cents. */
export interface MultibuyTier {
  quantity: number;
  unitCents: number;
  /** Whole percent below the price of one; 0 is not worth saying. */
  savesPercent: number;
}

/** The multibuy prices of a product by rising quantity, each lower than the price of one. */
export function multibuyTiers(prices: readonly Price[], requested: string): MultibuyTier[] {
  const single = selectPrice(prices, { requested });
  if (!single) return [];
  return prices
    .flatMap(({ type, value }) => {
      const quantity = multibuyQuantity(type);
      if (quantity === null || quantity < 2 || value >= single.value) return [];
      return [{ quantity, unitCents: value, savesPercent: discountPercent(single.value, value) }];
    })
    .sort((a, b) => a.quantity - b.quantity);
}

/** Which tier a quantity reaches: its number of units, or null. */
export function reachedTier(prices: readonly Price[], quantity: number): number | null {
  const price = multibuyPrice(prices, quantity);
  return price ? multibuyQuantity(price.type) : null;
}
