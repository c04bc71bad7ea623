import {
  isAdvertisable,
  packSizeOf,
  photoInSize,
  selectPrice,
  shownPrice,
  supplyLimits,
} from '@saltbush/contract';
import { links as pages } from '@saltbush/contract/links';
import { badgesOf, isAvailable, keyIngredientsOf, type ProductDocument } from '../../domains/catalogue';
import { formOf, strengthOf } from './name-facts';
import type { ProductRecord } from './product-record';
import { categoryLevels, flagsOf } from './record-facets';
import type { RecordLinks, RecordProduct } from './record-product';

const SCHEDULES: Record<ProductDocument['schedule'], ProductRecord['schedule']> = {
  '': null,
  '2': '2',
  '3': '3',
  '4': '4',
  '4N': '4',
};

/** Promotional tags. Medicines that may not be promoted have none (rule advertising-01). */
const PROMOTIONAL_TAGS = new Set(['Buy 3 Save 3%', 'Mix & Match', 'Clearance', 'Free Shipping']);

/** Builds a product's search record. */
export function buildRecord(product: RecordProduct, links: RecordLinks): ProductRecord {
  const advertisable = isAdvertisable(product);
  const selected = selectPrice(product.prices);
  const price = selected?.value ?? 0;
  const listPrice = product.prices.find(({ type }) => type === 'default')?.value ?? price;
  const { percent: discount, isSale } = shownPrice({ ...product, price, everyday: listPrice });
  return {
    objectID: String(product._id),
    name: product.name,
    code: product.code,
    brand: links.brand?.name ?? '',
    available: isAvailable(product),
    flags: flagsOf(product, isSale),
    url: pages.product(product.slug),
    slug: product.slug,
    rrp: advertisable ? product.rrp : null,
    tags: advertisable ? product.tags : product.tags.filter((tag) => !PROMOTIONAL_TAGS.has(tag)),
    image_sm: photoInSize(product.images[0]?.url ?? '', 'card'),
    schedule: SCHEDULES[product.schedule],
    price,
    price_type: selected?.type ?? 'default',
    list_price: listPrice,
    isPrescription: product.requires_prescription,
    supply_limits: product.requires_prescription ? supplyLimits(product) : null,
    is_clearance: product.is_clearance && advertisable,
    is_preorder: product.is_preorder,
    booking_type: product.booking_type,
    promotions: advertisable
      ? links.promotions.map(({ _id, display_title }) => ({ id: _id, display_title }))
      : [],
    recommending_journey_ids: product.journey_ids,
    categories: categoryLevels(links.categories),
    category_paths: links.categories.map(({ path }) => path),
    key_ingredients: keyIngredientsOf(product),
    diet: advertisable ? badgesOf(product) : [],
    form: formOf(product.name),
    strength: strengthOf(product.name),
    size: packSizeOf(product.name),
    discount,
    popularity: product.popularity,
    created_at: Math.floor(product.created_at.getTime() / 1000),
  };
}
