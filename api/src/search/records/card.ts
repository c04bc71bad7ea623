import { APPENDIX_H_TAG, SHOP, shownPrice } from '@saltbush/contract';
import type { ProductCard } from '../../generated/resolvers';
import { flagsOf } from './card-flags';
import type { ProductRecord } from './product-record';

/** Tags that duplicate a dedicated field of the card (rule 9.b-04). */
const STRUCTURAL_TAGS = new Set([
  'Cold',
  'Pharmacy Products',
  'Gated Products',
  'Practitioner',
  'TGA General Warning (Top)',
  'Telehealth',
  APPENDIX_H_TAG,
]);

/** Converts a search record to a product card (section 3). */
export function toCard(record: ProductRecord, queryID: string | null = null): ProductCard {
  const flags = flagsOf(record);
  const { price, rrp, list_price: everyday } = record;
  // Both prices that the struck one is chosen from, so that the card chooses as everything else does.
  const isLower = shownPrice({ ...record, everyday }).was !== null;
  return {
    ...flags,
    id: record.objectID,
    queryID,
    title: record.name,
    url: record.url,
    slug: record.slug,
    brand: record.brand,
    image: record.image_sm,
    schedule: record.schedule,
    soldBy: flags.isHlp ? SHOP.pharmacy : null,
    price,
    priceType: record.price_type,
    rrp: isLower && rrp !== null && rrp > price ? rrp : null,
    originalPrice: isLower && everyday > price ? everyday : null,
    promotions: record.promotions.map(({ id, display_title }) => ({
      promotionId: String(id),
      displayTitle: display_title,
    })),
    bookingType: record.booking_type,
    sku: record.code,
    tags: record.tags.filter((tag) => !STRUCTURAL_TAGS.has(tag)),
  };
}
