import { formatMoney } from '@saltbush/contract';
import type { ListingFacet } from '../../../generated/resolvers';
import type { Filter } from '../../../search/engine/filter';
import { PRICE_STEPS } from '../../../search/indexes/products';

/** How a facet of a listing reads, and where its values are in the index. */
export interface FacetDefinition {
  name: string;
  title: string;
  /** Attribute of the index that is counted. */
  attribute: string;
  label(value: string): string;
  /** Values in a fixed order; by frequency without it. */
  order?: readonly string[];
  /** Only these values are offered. */
  only?: readonly string[];
  filter(value: string): Filter;
}

const SCHEDULE_LABELS: Record<string, string> = {
  '2': 'Pharmacy Medicine (S2)',
  '3': 'Pharmacist Medicine (S3)',
  '4': 'Prescription (S4)',
};

const FLAG_LABELS: Record<string, string> = {
  is_on_sale: 'On sale',
  is_mup: 'Buy more and save',
  is_free_shipping: 'Free shipping',
  is_autodelivery: 'AutoDelivery',
  is_limited_supply: 'Limited supply',
  is_clearance: 'Clearance',
  is_preorder: 'Pre-order',
};

const RANGE = /^(\d{0,9})-(\d{0,9})$/;

const dollars = (cents: string | undefined) => formatMoney(Number(cents)).replace(/\.00$/, '');

function priceLabel(value: string): string {
  const [, from, to] = RANGE.exec(value) ?? [];
  if (!to) return `${dollars(from)} and over`;
  return Number(from) === 0 ? `Under ${dollars(to)}` : `${dollars(from)} to ${dollars(to)}`;
}

/** Both ends in cents: from the first to below the second; open ends are left out. Other text finds nothing. */
function priceFilter(value: string): Filter {
  const [match, from, to] = RANGE.exec(value) ?? [];
  if (!match) return { any: [] };
  const ends: Filter[] = [];
  if (from) ends.push({ numeric: 'price', operator: '>=', value: Number(from) });
  if (to) ends.push({ numeric: 'price', operator: '<', value: Number(to) });
  return { all: ends };
}

const PRICE_RANGES = [0, ...PRICE_STEPS].map((from, at) => `${from}-${PRICE_STEPS[at] ?? ''}`);

const equals =
  (attribute: string) =>
  (value: string): Filter => ({ facet: attribute, value });

/** The facets of a listing, in the order of the page. */
export const LISTING_FACETS: readonly FacetDefinition[] = [
  {
    name: 'brand',
    title: 'Brand',
    attribute: 'brand',
    label: (value) => value,
    filter: equals('brand'),
  },
  {
    name: 'price',
    title: 'Price',
    attribute: 'price_range',
    label: priceLabel,
    order: PRICE_RANGES,
    filter: priceFilter,
  },
  {
    name: 'flags',
    title: 'Offers',
    attribute: 'flags',
    label: (value) => FLAG_LABELS[value] ?? value,
    only: Object.keys(FLAG_LABELS),
    filter: equals('flags'),
  },
  {
    name: 'schedule',
    title: 'Medicine type',
    attribute: 'schedule',
    label: (value) => SCHEDULE_LABELS[value] ?? value,
    order: Object.keys(SCHEDULE_LABELS),
    filter: equals('schedule'),
  },
  {
    name: 'available',
    title: 'Availability',
    attribute: 'available',
    label: () => 'In stock',
    only: ['true'],
    filter: equals('available'),
  },
];

/** Filtered by, but shown as `children` of the listing instead of a facet. */
const CATEGORY_FILTER = { name: 'category', filter: equals('category_paths') };

/** The definition behind a filter's name; undefined for a name that no facet has. */
export function filterDefinition(name: string): Pick<FacetDefinition, 'name' | 'filter'> | undefined {
  return name === CATEGORY_FILTER.name
    ? CATEGORY_FILTER
    : LISTING_FACETS.find((facet) => facet.name === name);
}

/** The values of a facet as the page shows them. Chosen values stay, even at 0. */
export function presentFacet(
  definition: FacetDefinition,
  counts: readonly { value: string; count: number }[],
  chosen: readonly string[],
): ListingFacet['values'] {
  const offered = counts.filter(({ value }) => !definition.only || definition.only.includes(value));
  const missing = chosen.filter((value) => !offered.some((entry) => entry.value === value));
  const entries = [...offered, ...missing.map((value) => ({ value, count: 0 }))];
  const { order } = definition;
  if (order) entries.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  return entries.map(({ value, count }) => ({
    value,
    count,
    label: definition.label(value),
    selected: chosen.includes(value),
  }));
}
