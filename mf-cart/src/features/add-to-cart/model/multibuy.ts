import { multibuyPrice, multibuyQuantity, type Price, selectPrice, shownPrice } from '@saltbush/contract';

/** A selectable multibuy price. Money in cents. */
export interface MultibuyTier {
  quantity: number;
  unitCents: number;
  /** Whole percentage below the single-unit price; 0 is not displayed. */
  savesPercent: number;
}

// The tile stands beside the price of one, not beside a recommended one; medicines without promotion have no tiles.
const NO_RRP = { rrp: null, schedule: null, tags: [] };

/** Returns a product's multibuy prices that are below the single-unit price, sorted by quantity. */
export function multibuyTiers(prices: readonly Price[], requested: string): MultibuyTier[] {
  const single = selectPrice(prices, { requested });
  if (!single) return [];
  return prices
    .flatMap(({ type, value }) => {
      const quantity = multibuyQuantity(type);
      if (quantity === null || quantity < 2 || value >= single.value) return [];
      const { percent } = shownPrice({ ...NO_RRP, price: value, everyday: single.value });
      return [{ quantity, unitCents: value, savesPercent: percent }];
    })
    .sort((a, b) => a.quantity - b.quantity);
}

/** Returns the tier that a quantity reaches as its number of units, or null if none. */
export function reachedTier(prices: readonly Price[], quantity: number): number | null {
  const price = multibuyPrice(prices, quantity);
  return price ? multibuyQuantity(price.type) : null;
}
