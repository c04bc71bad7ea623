import type { BookingType, Schedule, State } from '@saltbush/contract';
import type { ProductPhoto } from './photos/documents';

/** A price of a product. `value` in cents; `min_qty` is the minimum quantity for a `multi_{N}` price. */
export interface PriceDocument {
  type: 'default' | 'promo' | 'afterhours' | `multi_${number}`;
  min_qty: number;
  value: number;
}

export interface ImageDocument {
  id: number;
  url: string;
  alt: string;
}

export type VariantAxis = 'size' | 'colour' | 'flavour' | 'brand' | 'format' | 'fragrance';

/** How a packshot is drawn: the pack's shape and the label's palette. */
export interface PackshotDocument {
  shape:
    | 'bottle'
    | 'box'
    | 'tube'
    | 'blister'
    | 'jar'
    | 'sachet'
    | 'pump'
    | 'book'
    | 'device'
    | 'bag'
    | 'service';
  palette: number;
  label: string;
  sublabel: string;
}

/** Collection `products` (section 3.c). Money in cents. */
export interface ProductDocument {
  _id: number;
  code: string;
  /** Digits on the pack as `readBarcode` returns them; unset where the shop does not know them. */
  barcode?: string;
  name: string;
  slug: string;
  description: string;
  seo_title: string;
  metadescription: string;
  stock: number;
  rrp: number | null;
  status: 'Active' | 'Disabled' | 'Deleted';
  prices: PriceDocument[];
  /** What the shop shows: the photo if there is one, else the drawings. */
  images: ImageDocument[];
  photo?: ProductPhoto;
  /** Counts changes of the photo; unset before the first one. */
  photo_version?: number;
  /** The pictures that the photo has replaced. */
  drawn_images?: ImageDocument[];
  packshot: PackshotDocument;
  can_autodeliver: boolean;
  is_fridge: boolean;
  is_pharmacy: boolean;
  is_practitioner: boolean;
  is_tga: boolean;
  is_gated: boolean;
  is_preorder: boolean;
  is_clearance: boolean;
  is_skip_questionnaire: boolean;
  is_limited_supply: boolean;
  is_free_shipping: boolean;
  requires_prescription: boolean;
  gst_free: boolean;
  excluded_states: State[];
  booking_type: BookingType | null;
  order_limit: number;
  /** Unset where the general limits of prescribing hold. */
  max_per_supply?: number | null;
  max_repeats?: number | null;
  min_days_between_supplies?: number | null;
  schedule: Schedule | '';
  journey_ids: number[];
  tags: string[];
  attributes: { name: string; type: string; value: string }[];
  /** Products with the same group are variants of each other along the axes on which they differ. */
  variant_group: string | null;
  group_brand: string | null;
  group_format: string | null;
  group_fragrance: string | null;
  group_size: string | null;
  group_colour: string | null;
  group_flavour: string | null;
  warnings: { message: string; position: 'top' | 'bottom' }[];
  brand_id: number;
  /** Leaf first, then every ancestor, so that a listing at any level is one equality match. */
  category_ids: number[];
  category_id: number;
  expert_advice_description: string | null;
  expert_advice_product_ids: number[];
  txt_directions: string | null;
  txt_ingredients: string | null;
  txt_storage: string | null;
  txt_warnings: string | null;
  coop_advert_code: string | null;
  promotion_ids: number[];
  edr_bonus_points: number;
  /** Sales rank in the sample shop, 0 to 1; listings sorted by popularity use it. */
  popularity: number;
  created_at: Date;
  updated_at: Date;
}

/** Collection `categories`. `path` is the slug path of the listing: `/browse/{path}`. */
export interface CategoryDocument {
  _id: number;
  slug: string;
  path: string;
  title: string;
  description: string;
  image_url: string;
  parent_id: number | null;
  /** Root first, this category last. */
  lineage: { id: number; slug: string; title: string }[];
  position: number;
  product_count: number;
}

/** Collection `brands`. */
export interface BrandDocument {
  _id: number;
  name: string;
  slug: string;
  display_title: string;
  description: string;
  banner_image: string;
  logo_image: string;
  meta_description: string;
  seo_title: string;
  is_popular: boolean;
  product_count: number;
}
