const KEY = 'placed_orders';

function read(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Stores for this session which cart an order came from; a guest needs it to view the order again. */
export function storePlacedOrder(reference: string, cartUuid: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [reference]: cartUuid }));
}

/** Returns the cart that an order placed in this session came from, or null. */
export const cartOfOrder = (reference: string): string | null => read()[reference] ?? null;
