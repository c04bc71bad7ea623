import { formatMoney, LISTING_FACETS, type ListingFacetEntry, readRange } from '@saltbush/contract';
import type { ListingFacet } from '../../generated/resolvers';

const dollars = (cents: number) => formatMoney(cents).replace(/\.00$/, '');

function priceLabel(value: string): string {
  const { from, to } = readRange(value) ?? { from: null, to: null };
  if (to === null) return `${dollars(from ?? 0)} and over`;
  return from ? `${dollars(from)} to ${dollars(to)}` : `Under ${dollars(to)}`;
}

/** Facets that a listing counts, by name, in page order; categories appear as its children instead. */
export const countedFacets = (): [string, ListingFacetEntry][] =>
  Object.entries(LISTING_FACETS).filter(([, { kind }]) => kind !== 'children');

const labelOf = ({ range, labels }: ListingFacetEntry, value: string): string =>
  range ? priceLabel(value) : (labels?.[value] ?? value);

/** Values in a fixed order; undefined to order by frequency. */
function orderOf({ range, labels, offersLabelledOnly }: ListingFacetEntry): string[] | undefined {
  if (range) return [0, ...range.steps].map((from, at) => `${from}-${range.steps[at] ?? ''}`);
  return labels && !offersLabelledOnly ? Object.keys(labels) : undefined;
}

/** Returns a facet's values for display. Chosen values stay, even at 0. */
export function presentFacet(
  facet: ListingFacetEntry,
  counts: readonly { value: string; count: number }[],
  chosen: readonly string[],
): ListingFacet['values'] {
  const offered = counts.filter(
    ({ value }) => !facet.offersLabelledOnly || Object.hasOwn(facet.labels ?? {}, value),
  );
  const missing = chosen.filter((value) => !offered.some((entry) => entry.value === value));
  const entries = [...offered, ...missing.map((value) => ({ value, count: 0 }))];
  const order = orderOf(facet);
  if (order) entries.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  return entries.map(({ value, count }) => ({
    value,
    count,
    label: labelOf(facet, value),
    selected: chosen.includes(value),
  }));
}
