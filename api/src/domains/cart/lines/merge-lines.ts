import { CART_QUANTITY_BELOW } from '@saltbush/contract';
import type { CartItemDocument } from '../documents';
import { isSameLine, type TokenReader } from './same-line';

/**
 * Merges the lines of two carts: equal lines add up, capped at the maximum quantity, and no line is lost. Lines of the
 * second cart keep their id unless they were merged into an equal one.
 */
export function mergeLines(
  into: readonly CartItemDocument[],
  from: readonly CartItemDocument[],
  readToken: TokenReader,
): CartItemDocument[] {
  const merged = [...into];
  for (const item of from) {
    const index = merged.findIndex((other) => isSameLine(other, item, readToken));
    const equal = merged[index];
    if (!equal) merged.push(item);
    else {
      const quantity = Math.min(CART_QUANTITY_BELOW - 1, equal.quantity + item.quantity);
      merged[index] = { ...equal, quantity };
    }
  }
  return merged;
}
