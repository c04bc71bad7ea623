import type { OrderSearch } from './order-search';

/** Says of whom or what alone a search has found orders; null if it is of all that match. */
export function limitOf(search: OrderSearch | null, limitedTo: number | null | undefined): string | null {
  if (!search || !limitedTo) return null;
  if (search.by === 'product')
    return `Only orders of the first ${limitedTo} products that match; please type more of the name.`;
  if (search.by === 'phone')
    return `Only orders to this number, and of the first ${limitedTo} customers who have it.`;
  return `Only orders under this very name, and of the first ${limitedTo} customers whose names begin so; please type more of the name.`;
}
