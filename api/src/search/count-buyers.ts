import { isUndone } from '@saltbush/contract';

/** The products of one customer's order. */
export interface Basket {
  state: string;
  user_id: string | null;
  email: string;
  items: { product_id: number }[];
}

/** Counts buyers rather than orders for each other product: a repeated order is one customer's habit. */
export function countBuyers(baskets: readonly Basket[], productId: number): Map<number, Set<string>> {
  const buyersOf = new Map<number, Set<string>>();
  for (const { state, user_id, email, items } of baskets) {
    if (isUndone(state)) continue;
    for (const { product_id } of items) {
      if (product_id === productId) continue;
      buyersOf.set(product_id, (buyersOf.get(product_id) ?? new Set()).add(user_id ?? email));
    }
  }
  return buyersOf;
}
