const KEY = 'placed_orders';

function read(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Remembers for this visit which cart an order came from: it is what lets a guest see the order again. */
export function rememberOrder(reference: string, cartUuid: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [reference]: cartUuid }));
}

/** The cart that an order of this visit came from, or null. */
export const cartOfOrder = (reference: string): string | null => read()[reference] ?? null;
