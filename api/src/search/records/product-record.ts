import type { BookingType, SupplyLimits } from '@saltbush/contract';

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
  /** What may be prescribed of it; null for products that are not on prescription. */
  supply_limits: SupplyLimits | null;
  is_clearance: boolean;
  is_preorder: boolean;
  booking_type: BookingType | null;
  promotions: { id: number; display_title: string }[];
  recommending_journey_ids: number[];
  categories: CategoryLevels;
  /** Paths of the listings that include the product. */
  category_paths: string[];
  key_ingredients: string[];
  /** Facts of the product's badges, "Gluten free", and of its name; none for medicines that may not be promoted. */
  diet: string[];
  form: string | null;
  strength: string | null;
  size: string | null;
  /** Whole per cent below the price that is struck through; 0 if none is. */
  discount: number;
  /** From 0 to 1. */
  popularity: number;
  /** Unix time in seconds. */
  created_at: number;
}
