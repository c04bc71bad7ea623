import type { BrandDocument, CategoryDocument, ProductDocument } from '../../domains/catalogue';
import type { PromotionDocument } from '../../domains/promotions';

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
  'max_per_supply',
  'max_repeats',
  'min_days_between_supplies',
  'journey_ids',
  'tags',
  'attributes',
  'txt_ingredients',
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
