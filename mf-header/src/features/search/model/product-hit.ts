import { APPENDIX_H_TAG, isAdvertisable } from '@saltbush/contract';

/** A product in the search panel. Prices are in cents. */
export interface ProductHit {
  objectID: string;
  /** Zero-based position in the results. */
  index: number;
  queryID: string | null;
  name: string;
  /** The name with the matching text inside `<mark>`. */
  highlighted: string;
  brand: string;
  url: string;
  image: string | null;
  price: number;
  priceType: string;
  rrp: number | null;
  /** Regular price of a product on offer; null if it is not on offer. */
  listPrice: number | null;
  schedule: string | null;
  isTelehealth: boolean;
  /** Whether savings must be hidden. */
  isRestricted: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const cents = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Converts a record of the products index to a product hit (section 3.d). */
export function readProductHit(
  hit: Record<string, unknown> & { objectID: string },
  index: number,
  queryID: string | null,
): ProductHit {
  const schedule = text(hit.schedule) || null;
  const tags = Array.isArray(hit.tags) ? hit.tags.map(String) : [];
  const price = cents(hit.price) ?? 0;
  const listPrice = cents(hit.list_price) ?? 0;
  const highlight = hit._highlightResult as { name?: { value?: unknown } } | undefined;
  return {
    objectID: hit.objectID,
    index,
    queryID,
    name: text(hit.name),
    highlighted: text(highlight?.name?.value) || text(hit.name),
    brand: text(hit.brand),
    url: text(hit.url),
    image: text(hit.image_sm) || null,
    price,
    priceType: text(hit.price_type) || 'default',
    rrp: cents(hit.rrp),
    listPrice: listPrice > price ? listPrice : null,
    schedule,
    isTelehealth: Boolean(hit.booking_type),
    isRestricted: !isAdvertisable({ schedule, tags: tags.filter((tag) => tag === APPENDIX_H_TAG) }),
  };
}
