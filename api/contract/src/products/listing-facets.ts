/** A facet of a listing. Its name is both its URL parameter and its name in the api. */
export interface ListingFacetEntry {
  title: string;
  /** Matching values, numeric ranges, or the listing's subcategories, which are shown as links. */
  kind: 'values' | 'ranges' | 'children';
  /** Attribute of the search index that is counted. */
  attribute: string;
  /** Labels by value, in display order; other values are shown unchanged. */
  labels?: Readonly<Record<string, string>>;
  /** Whether only labelled values are offered. */
  offersLabelledOnly?: true;
  /**
   * For ranges: the numeric attribute of the index, in cents, and the upper ends of all ranges except the open-ended
   * last one.
   */
  range?: { attribute: string; steps: readonly number[] };
}

/** A range of cents as addresses and the api write it, `1000-2500`; either end may be open. */
const RANGE = /^(\d{0,9})-(\d{0,9})$/;

/** @returns the ends of a written range, an open one as null; null for what is no range of anything */
export function readRange(text: string): { from: number | null; to: number | null } | null {
  const [match, low = '', high = ''] = RANGE.exec(text) ?? [];
  const [from, to] = [low, high].map((end) => (end === '' ? null : Number(end))) as [
    number | null,
    number | null,
  ];
  if (!match || (from === null && to === null)) return null;
  return from !== null && to !== null && from >= to ? null : { from, to };
}

/** Upper ends of the price ranges in listings, in cents. */
export const PRICE_STEPS = [1000, 2500, 5000, 10_000] as const;

/** Badges that say what a product is free of or suits; the others are no choice of diet. */
const DIETS = [
  'Vegan',
  'Gluten free',
  'Dairy free',
  'Lactose free',
  'Sugar free',
  'No added sugar',
  'No artificial sweeteners',
  'No artificial colours',
  'Non-GMO',
  'Organic',
  'Low GI',
  'High protein',
  'Fragrance free',
  'Alcohol free',
  'SLS free',
  'Paraben free',
  'Cruelty free',
  'Latex free',
] as const;

/** All facets, in display and URL order: addresses, listings, search and chips derive from this table. */
export const LISTING_FACETS: Readonly<Record<string, ListingFacetEntry>> = {
  category: { title: 'Category', kind: 'children', attribute: 'category_paths' },
  brand: { title: 'Brand', kind: 'values', attribute: 'brand' },
  price: {
    title: 'Price',
    kind: 'ranges',
    attribute: 'price_range',
    range: { attribute: 'price', steps: PRICE_STEPS },
  },
  diet: {
    title: 'Suitable for',
    kind: 'values',
    attribute: 'diet',
    labels: Object.fromEntries(DIETS.map((diet) => [diet, diet])),
    offersLabelledOnly: true,
  },
  form: { title: 'Form', kind: 'values', attribute: 'form' },
  strength: { title: 'Strength', kind: 'values', attribute: 'strength' },
  size: { title: 'Pack size', kind: 'values', attribute: 'size' },
  flags: {
    title: 'Offers',
    kind: 'values',
    attribute: 'flags',
    labels: {
      is_on_sale: 'On sale',
      is_mup: 'Buy more and save',
      is_free_shipping: 'Free shipping',
      is_autodelivery: 'AutoDelivery',
      is_limited_supply: 'Limited supply',
      is_clearance: 'Clearance',
      is_preorder: 'Pre-order',
    },
    offersLabelledOnly: true,
  },
  schedule: {
    title: 'Medicine type',
    kind: 'values',
    attribute: 'schedule',
    labels: { 2: 'Pharmacy Medicine (S2)', 3: 'Pharmacist Medicine (S3)', 4: 'Prescription (S4)' },
  },
  available: {
    title: 'Availability',
    kind: 'values',
    attribute: 'available',
    labels: { true: 'In stock' },
    offersLabelledOnly: true,
  },
};

/** @returns the facet with this name, or null. */
export const listingFacet = (name: string): ListingFacetEntry | null =>
  Object.hasOwn(LISTING_FACETS, name) ? (LISTING_FACETS[name] ?? null) : null;
