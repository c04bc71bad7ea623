/** A way to narrow a listing. Its name is its parameter in the address and its name in the api. */
export interface ListingFacetEntry {
  title: string;
  /** Values that match, ranges of a number, or the categories below the listing, which are shown as links. */
  kind: 'values' | 'ranges' | 'children';
  /** Attribute of the search index that is counted. */
  attribute: string;
  /** How values read; others read as they are. Labelled values come in this order. */
  labels?: Readonly<Record<string, string>>;
  /** Offers the labelled values alone. */
  offersLabelledOnly?: true;
  /** Of ranges: the numeric attribute of the index, in cents, and the ends of all ranges but the open last one. */
  range?: { attribute: string; steps: readonly number[] };
}

/** Upper ends of the price ranges that listings offer, in cents. */
export const PRICE_STEPS = [1000, 2500, 5000, 10_000] as const;

/** Every facet, in the order of the page and of the address: address, listing, search and chips derive from it. */
export const LISTING_FACETS: Readonly<Record<string, ListingFacetEntry>> = {
  category: { title: 'Category', kind: 'children', attribute: 'category_paths' },
  brand: { title: 'Brand', kind: 'values', attribute: 'brand' },
  price: {
    title: 'Price',
    kind: 'ranges',
    attribute: 'price_range',
    range: { attribute: 'price', steps: PRICE_STEPS },
  },
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

/** @returns null for a name that no facet has. */
export const listingFacet = (name: string): ListingFacetEntry | null =>
  Object.hasOwn(LISTING_FACETS, name) ? (LISTING_FACETS[name] ?? null) : null;
