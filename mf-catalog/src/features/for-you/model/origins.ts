/** Ids of the products that a shopper saved, bought and viewed, latest first. */
export interface ShopperHistory {
  saved: readonly string[];
  bought: readonly string[];
  viewed: readonly string[];
}

/** Number of products that the api bases suggestions on. */
const MAX_ORIGINS = 10;
const MAX_SAVED = 4;
const MAX_BOUGHT = 3;

/** Chooses the products that suggestions are based on: the latest of each kind, without duplicates. */
export function originsOf({ saved, bought, viewed }: ShopperHistory): string[] {
  const chosen = [...saved.slice(0, MAX_SAVED), ...bought.slice(0, MAX_BOUGHT), ...viewed];
  const rest = [...saved, ...bought];
  return [...new Set([...chosen, ...rest])].slice(0, MAX_ORIGINS);
}
