import { tabStorage } from '@saltbush/shared-ui/platform';

const KEY = 'placed_orders';

function read(): Record<string, string> {
  const stored = tabStorage.readJson(KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
}

/** Stores for this session which cart an order came from; a guest needs it to view the order again. */
export function storePlacedOrder(reference: string, cartUuid: string): void {
  tabStorage.writeJson(KEY, { ...read(), [reference]: cartUuid });
}

/** Returns the cart that an order placed in this session came from, or null. */
export const cartOfOrder = (reference: string): string | null => read()[reference] ?? null;
