import type { BookingType, Schedule, State } from '@saltbush/contract';
import type { PackshotDocument, PriceDocument } from '../../src/domains/catalogue';

/** The trades a maker is active in; a trade also determines the default texts of its products. */
export type Trade =
  | 'vitamin'
  | 'practitioner'
  | 'otc'
  | 'generic'
  | 'skin'
  | 'makeup'
  | 'fragrance'
  | 'hair'
  | 'dental'
  | 'body'
  | 'baby'
  | 'intimate'
  | 'sport'
  | 'weight'
  | 'food'
  | 'device'
  | 'firstaid'
  | 'pet'
  | 'book'
  | 'service';

export interface Brand {
  name: string;
  slug: string;
  trades: readonly Trade[];
  /** 1 everyday, 2 mid-range, 3 premium: affects prices. */
  tier: 1 | 2 | 3;
  /** Names of the maker's ranges, prefixed to some product names. */
  ranges: readonly string[];
  /** One sentence about the maker, for copy and the brand page. */
  voice: string;
  popular: boolean;
  /** Slugs of the categories it is active in; empty for all. */
  only: readonly string[];
  /** Slugs of categories it is excluded from. */
  never: readonly string[];
}

/**
 * What any maker of the trade can sell: hand-written names, sizes and copy from which lines are planned.
 * `what` opens the description, `why` are sentences that stand alone, `{name}` is the product's short name.
 */
export interface Concept {
  key: string;
  /** Slug of the leaf category. */
  cat: string;
  trade: Trade;
  /** `Name`, `Name@12` for forms 1 and 2 only, `Name$49` at another price. */
  names: readonly string[];
  /** Typical price in dollars of the first size of the first form. */
  price: number;
  /** `form size size …`, see forms.ts; a line is made in one or two of them. */
  forms: readonly string[];
  strengths?: readonly string[];
  flavours?: readonly string[];
  colours?: readonly string[];
  fragrances?: readonly string[];
  /** How many makers sell it, relative to the usual number. */
  spread?: number;
  /** Maximum number of lines of one maker. */
  lines?: number;
  what: readonly string[];
  why: readonly string[];
  use?: string;
  ing?: string;
  /** Comma-separated list for the key ingredient tiles. */
  keys?: string;
  badges?: string;
  warn?: string;
  store?: string;
  schedule?: Schedule;
  /** Flags: gst (GST-free), fridge, tga, gated, noauto, skip, limited, freeship, apph, journey, air. */
  flags?: string;
  excluded?: readonly State[];
  advice?: string;
}

export interface Copy {
  description: string;
  directions: string | null;
  ingredients: string | null;
  storage: string | null;
  warnings: string | null;
  keyIngredients: readonly string[];
  badges: readonly string[];
  notices: readonly { message: string; position: 'top' | 'bottom' }[];
  advice: string | null;
}

export interface Axes {
  size?: string;
  colour?: string;
  flavour?: string;
  brand?: string;
  format?: string;
  fragrance?: string;
}

export interface DraftFlags {
  can_autodeliver?: boolean;
  is_fridge?: boolean;
  is_pharmacy?: boolean;
  is_practitioner?: boolean;
  is_tga?: boolean;
  is_gated?: boolean;
  is_preorder?: boolean;
  is_clearance?: boolean;
  is_skip_questionnaire?: boolean;
  is_limited_supply?: boolean;
  is_free_shipping?: boolean;
  requires_prescription?: boolean;
  gst_free?: boolean;
}

/** A product before it is linked to other documents. Money in cents. */
export interface Draft {
  id: number;
  /** Stock keeping unit: seven digits. */
  code: string;
  name: string;
  slug: string;
  brand: Brand;
  cat: string;
  trade: Trade;
  /** Products of one line are planned together and stay together in a small shop. */
  line: string;
  group: string | null;
  axes: Axes;
  prices: readonly PriceDocument[];
  rrp: number | null;
  stock: number;
  status: 'Active' | 'Disabled' | 'Deleted';
  schedule: Schedule | '';
  flags: DraftFlags;
  order_limit: number;
  excluded: readonly State[];
  booking_type: BookingType | null;
  journey_ids: readonly number[];
  tags: readonly string[];
  packshot: PackshotDocument;
  popularity: number;
  /** Days before the seed's clock. */
  ageDays: number;
  /** Slugs of promotions it always belongs to; generated products join by rule. */
  promotions: readonly string[];
  coop: string | null;
  copy: () => Copy;
}
