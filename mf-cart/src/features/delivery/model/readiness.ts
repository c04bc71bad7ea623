import type { CollectLocation } from '../../../shared/cart/cart';

type Readiness = CollectLocation['readiness'];

/** Returns what of a cart a pharmacy has on its shelf: "1 of 2 items is here, Honey comes in". */
function stockWords({ items, items_here, to_come }: NonNullable<Readiness>): string {
  if (items_here === items) return items === 1 ? 'the item is here' : `all ${items} items are here`;
  if (items === 1) return 'it comes in for you';
  if (items_here === 0) return 'all of it comes in for you';
  const [first] = to_come;
  const here = `${items_here} of ${items} items ${items_here === 1 ? 'is' : 'are'} here`;
  return to_come.length === 1 && first ? `${here}, ${first} comes in` : `${here}, the others come in`;
}

/**
 * Returns when a cart is ready at a pharmacy and why: "Ready by Fri 27 Nov: 1 of 2 items is here, Honey comes in". Null where
 * no day can be promised (rule shelves-03).
 */
export function readinessLine(readiness: Readiness): string | null {
  return readiness?.text ? `${readiness.text}: ${stockWords(readiness)}` : null;
}
