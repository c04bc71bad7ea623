import {
  type BookingType,
  discountPercent,
  isAdvertisable,
  selectPrice,
  strikeThroughRrp,
} from '@saltbush/contract';
import { links as pages } from '@saltbush/contract/links';
import {
  type BrandDocument,
  type CategoryDocument,
  isAvailable,
  keyIngredientsOf,
  type ProductDocument,
} from '../../domains/catalogue';
import type { PromotionDocument } from '../../domains/promotions';

/** Category names per level, joined from the root: "Vitamins > Minerals > Magnesium". */
export type CategoryLevels = Partial<Record<`lvl${number}`, string>>;

/** A product in the search index (section 3.d). Money in cents. */
export interface ProductRecord {
  objectID: string;
  name: string;
  code: string;
  brand: string;
  available: boolean;
  /** is_free_shipping, is_limited_supply, is_mup (has multibuy prices), is_skip_questionnaire, is_on_sale … */
  flags: string[];
  url: string;
  slug: string;
  rrp: number | null;
  tags: string[];
  image_sm: string;
  schedule: '2' | '3' | '4' | null;
  price: number;
  price_type: string;
  /** Everyday price. */
  list_price: number;
  isPrescription: boolean;
  is_clearance: boolean;
  is_preorder: boolean;
  booking_type: BookingType | null;
  promotions: { id: number; display_title: string }[];
  recommending_journey_ids: number[];
  categories: CategoryLevels;
  /** Paths of the listings that include the product. */
  category_paths: string[];
  key_ingredients: string[];
  /** Whole per cent below the recommended or everyday price; 0 if savings are not shown. */
  discount: number;
  /** From 0 to 1. */
  popularity: number;
  /** Unix time in seconds. */
  created_at: number;
}

/** The product fields that a record is built from. */
export const RECORD_FIELDS = [
  'code',
  'name',
  'slug',
  'description',
  'stock',
  'rrp',
  'status',
  'prices',
  'images',
  'can_autodeliver',
  'is_clearance',
  'is_preorder',
  'is_skip_questionnaire',
  'is_limited_supply',
  'is_free_shipping',
  'requires_prescription',
  'booking_type',
  'schedule',
  'journey_ids',
  'tags',
  'attributes',
  'brand_id',
  'category_ids',
  'promotion_ids',
  'popularity',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ProductDocument)[];

export type RecordProduct = Pick<ProductDocument, '_id' | (typeof RECORD_FIELDS)[number]>;

/** References needed besides the product document: `categories` in any order, and running `promotions`. */
export interface RecordLinks {
  brand: Pick<BrandDocument, 'name'> | null;
  categories: readonly Pick<CategoryDocument, 'path' | 'lineage'>[];
  promotions: readonly Pick<PromotionDocument, '_id' | 'display_title'>[];
}

const SCHEDULES: Record<ProductDocument['schedule'], ProductRecord['schedule']> = {
  '': null,
  '2': '2',
  '3': '3',
  '4': '4',
  '4N': '4',
};

/** Promotional tags. Medicines that may not be promoted have none (rule advertising-01). */
const PROMOTIONAL_TAGS = new Set(['Buy 3 Save 3%', 'Mix & Match', 'Clearance', 'Free Shipping']);

function categoryLevels(categories: RecordLinks['categories']): CategoryLevels {
  const deepest = categories.reduce<RecordLinks['categories'][number] | null>(
    (best, category) => (category.lineage.length > (best?.lineage.length ?? 0) ? category : best),
    null,
  );
  const titles = deepest?.lineage.map(({ title }) => title) ?? [];
  return Object.fromEntries(
    titles.map((_title, level) => [`lvl${level}`, titles.slice(0, level + 1).join(' > ')]),
  );
}

function flagsOf(product: RecordProduct, discount: number): string[] {
  const advertisable = isAdvertisable(product);
  const flags: Record<string, boolean> = {
    is_free_shipping: product.is_free_shipping && advertisable,
    is_limited_supply: product.is_limited_supply,
    is_mup: advertisable && product.prices.some(({ type }) => type.startsWith('multi_')),
    is_skip_questionnaire: product.is_skip_questionnaire,
    is_on_sale: discount > 0,
    is_autodelivery: product.can_autodeliver,
    is_clearance: product.is_clearance && advertisable,
    is_preorder: product.is_preorder,
  };
  return Object.keys(flags).filter((flag) => flags[flag]);
}

/** Saving against the recommended price, or else the everyday price, in cents; 0 if savings are not shown. */
function savingPercent(product: RecordProduct, price: number, listPrice: number): number {
  if (product.schedule === '2' || !isAdvertisable(product)) return 0;
  return discountPercent(strikeThroughRrp(product, price) ?? listPrice, price);
}

/** Builds a product's search record. */
export function buildRecord(product: RecordProduct, links: RecordLinks): ProductRecord {
  const advertisable = isAdvertisable(product);
  const selected = selectPrice(product.prices);
  const price = selected?.value ?? 0;
  const listPrice = product.prices.find(({ type }) => type === 'default')?.value ?? price;
  const discount = savingPercent(product, price, listPrice);
  return {
    objectID: String(product._id),
    name: product.name,
    code: product.code,
    brand: links.brand?.name ?? '',
    available: isAvailable(product),
    flags: flagsOf(product, discount),
    url: pages.product(product.slug),
    slug: product.slug,
    rrp: advertisable ? product.rrp : null,
    tags: advertisable ? product.tags : product.tags.filter((tag) => !PROMOTIONAL_TAGS.has(tag)),
    image_sm: product.images[0]?.url ?? '',
    schedule: SCHEDULES[product.schedule],
    price,
    price_type: selected?.type ?? 'default',
    list_price: listPrice,
    isPrescription: product.requires_prescription,
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
    discount,
    popularity: product.popularity,
    created_at: Math.floor(product.created_at.getTime() / 1000),
  };
}
