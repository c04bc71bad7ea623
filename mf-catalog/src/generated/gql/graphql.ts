/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BookingType } from '@saltbush/contract';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Input of `favourite_alerts_set`. */
export type FavouriteAlertsSetInput = {
  /** Whether the user wants mails. */
  wanted: boolean;
  /** Name of the wording that the user was asked with; stored with the consent. */
  wording: string;
};

/** Input of `favourite_alerts_stop`. */
export type FavouriteAlertsStopInput = {
  /** The token in the fragment of the link. */
  token: string;
};

/** Input of `favourites_add`. */
export type FavouritesAddInput = {
  /** Price type shown: default, promo, afterhours or multi_{N}. */
  price_type?: string | null | undefined;
  /** Id of the product. */
  product_id: string;
};

/** Input of `favourites_remove`. */
export type FavouritesRemoveInput = {
  /** Id of the product. */
  product_id: string;
};

/** Selected values of a facet; products match any of them. */
export type ListingFilterInput = {
  /** Name of the facet. */
  name: string;
  /** Values as returned by the facet; for price also "1000-2500", "1000-" or "-2500" in cents. */
  values: Array<string>;
};

/** A listing with its filters and sort order. */
export type ListingInput = {
  /** Selected filters; products match all of them. Of their values together, the first 100 count. */
  filters?: Array<ListingFilterInput> | null | undefined;
  /** Kind of listing. */
  kind: ListingKind;
  /** Page, from 1. */
  page?: number | null | undefined;
  /** Cards per page, at most 96. */
  per_page?: number | null | undefined;
  /** Search query. */
  query?: string | null | undefined;
  /** Path, slug or id of its subject; omitted for searches. */
  slug?: string | null | undefined;
  /** Sort order. */
  sort?: ListingSort | null | undefined;
};

/** Kinds of listing. */
export type ListingKind =
  /** A brand, by its slug. */
  | 'brand'
  /** A category, by its path. */
  | 'category'
  /** A collection: new, clearance, specials, bestsellers, free-shipping or pre-order. */
  | 'collection'
  /** A promotion, by id or slug. */
  | 'promotion'
  /** Search results. */
  | 'search';

/** Sort orders of a listing. */
export type ListingSort =
  /** Largest saving first. */
  | 'discount'
  /** Newest first. */
  | 'newest'
  /** Most popular first. */
  | 'popularity'
  /** Cheapest first. */
  | 'price_asc'
  /** Most expensive first. */
  | 'price_desc'
  /** Best match for searches, popularity elsewhere. */
  | 'relevance';

/** Sales status of a product. */
export type ProductStatus =
  /** On sale. */
  | 'Active'
  /** No longer on sale. */
  | 'Deleted'
  /** Temporarily not on sale. */
  | 'Disabled';

/** Recommendation models. */
export type RecommendationModel =
  /** Complements the given products. */
  | 'bought_together'
  /** Most popular, within a category or brand if given. */
  | 'popular'
  /** Similar to the given products: same leaf category first, then same brand. */
  | 'related_products';

/** Options for recommendations. */
export type RecommendedProductsInput = {
  /** Restricts the popular model to this brand. */
  brand_id?: string | null | undefined;
  /** Restricts the popular model to this category. */
  category_id?: string | null | undefined;
  /** Maximum number of results, up to 12. */
  limit?: number | null | undefined;
  /** Models whose results are merged, in this order. */
  models?: Array<RecommendationModel> | null | undefined;
  /** Ids of the products to base recommendations on. */
  product_ids?: Array<string> | null | undefined;
};

/** Input of `staff_content_cancel_plan`. */
export type StaffContentCancelPlanInput = {
  /** Id of the entry. */
  content_id: string;
  /** `version` that was shown. */
  expected_version: number;
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: string;
};

/** Input of `staff_content_discard_draft`. */
export type StaffContentDiscardDraftInput = {
  /** Id of the entry. */
  content_id: string;
  /** `version` that was shown. */
  expected_version: number;
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: string;
};

/** A part of an entry. */
export type StaffContentItemInput = {
  /** Its texts, at most 20. */
  fields: Array<StaffContentTextInput>;
  /** Id, unique in the entry: 1 to 40 small letters, digits and dashes. */
  id: string;
};

/** Input of `staff_content_publish`. */
export type StaffContentPublishInput = {
  /** Id of the entry. */
  content_id: string;
  /** `version` that was shown. */
  expected_version: number;
  /** The moment in Sydney from which shoppers see it, YYYY-MM-DDTHH:MM; null for now. */
  from?: string | null | undefined;
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: string;
};

/** Input of `staff_content_restore`. */
export type StaffContentRestoreInput = {
  /** Id of the entry. */
  content_id: string;
  /** `version` that was shown. */
  expected_version: number;
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: string;
  /** `number` of the version. */
  number: number;
};

/** Input of `staff_content_save_draft`. */
export type StaffContentSaveDraftInput = {
  /** Id of the entry. */
  content_id: string;
  /** `version` that was shown. */
  expected_version: number;
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: string;
  /** What the entry shall say. */
  value: StaffContentValueInput;
};

/** A text of an entry or of a part of it. */
export type StaffContentTextInput = {
  /** Name of the field, of the contract's `CONTENT_KINDS`. */
  name: string;
  /** The text, an address, or HTML. */
  value: string;
};

/** What an entry shall say. */
export type StaffContentValueInput = {
  /** Its texts, at most 20. */
  fields: Array<StaffContentTextInput>;
  /** Its parts, in the order in which they are shown: at most 20. */
  items: Array<StaffContentItemInput>;
};

/** Input of `staff_photos_remove`. */
export type StaffPhotosRemoveInput = {
  /** `photo_version` that was shown. */
  expected_version: number;
  /** Id of the product. */
  product_id: string;
};

/** Input of `staff_photos_set`. */
export type StaffPhotosSetInput = {
  /** What it shows, in 1 to 200 letters. */
  alt: string;
  /** `photo_version` that was shown. */
  expected_version: number;
  /** Id of the photo, as its upload returned it. */
  photo_id: string;
  /** Id of the product. */
  product_id: string;
};

/** A line to try. */
export type StaffPreviewLineInput = {
  /** Id of the product. */
  product_id: string;
  /** 1 to 99 units. */
  quantity: number;
};

/** States of a change of a price. */
export type StaffPriceChangeState =
  /** It was cancelled. */
  | 'cancelled'
  /** It has begun. */
  | 'done'
  /** It begins later. */
  | 'planned'
  /** It did not begin, because other prices had changed meanwhile so that it no longer fitted. */
  | 'refused';

/** Prices that staff set. */
export type StaffPriceType =
  /** The price on evenings, weekends and holidays. */
  | 'afterhours'
  /** The usual price. */
  | 'default'
  /** The sale price. */
  | 'promo';

/** Input of `staff_prices_cancel`. */
export type StaffPricesCancelInput = {
  /** Id of the change. */
  change_id: string;
  /** Id of the product. */
  product_id: string;
};

/** Input of `staff_prices_set`. Money in cents. */
export type StaffPricesSetInput = {
  /** The price that was shown; null if there was none. */
  expected?: number | null | undefined;
  /** The day in Sydney on which it begins, YYYY-MM-DD; null for now. */
  from?: string | null | undefined;
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: string;
  /** Whether a change by more than half, or to the double and more, is meant. */
  leap_confirmed?: boolean | null | undefined;
  /** Id of the product. */
  product_id: string;
  /** Which price. */
  type: StaffPriceType;
  /** The new price; null takes it away. */
  value?: number | null | undefined;
};

/** Which products a list has. */
export type StaffProductChoice =
  /** On sale with few left, the fewest first. */
  | 'low'
  /** On sale, by name. */
  | 'on_sale'
  /** On sale and sold out. */
  | 'out'
  /** Withdrawn, by name. */
  | 'withdrawn';

/** Input of `staff_products_publish`. */
export type StaffProductsPublishInput = {
  /** Whether it is on sale afterwards. */
  is_on_sale: boolean;
  /** Id of the product. */
  product_id: string;
};

/** Kinds of promotions. */
export type StaffPromotionKind =
  /** Each unit gives points. */
  | 'bonus_points'
  /** A number of units or more save per cent. */
  | 'buy_n_save_percent'
  /** A number of units for a price. */
  | 'n_for_price'
  /** An amount spent on its products saves an amount. */
  | 'spend_save';

/** Input of `staff_promotion_preview`. */
export type StaffPromotionPreviewInput = {
  /** Whether the customer has the staff's discount. */
  is_staff?: boolean | null | undefined;
  /** 1 to 10 lines, each with a product of its own. */
  lines: Array<StaffPreviewLineInput>;
  /** Id of the promotion. */
  promotion_id: string;
};

/** States of a promotion. */
export type StaffPromotionState =
  /** Published; it begins later. */
  | 'coming'
  /** Not published. */
  | 'draft'
  /** Over. */
  | 'ended'
  /** Carts get it. */
  | 'running';

/** Input of `staff_promotions_change`. */
export type StaffPromotionsChangeInput = {
  /** What it is about, in 1 to 300 characters. */
  display_info: string;
  /** What shoppers call it, in 1 to 60 characters. */
  display_title: string;
  /** What a cart says of a line that takes part, in 1 to 120 characters. */
  met_message: string;
  /** Id of the promotion. */
  promotion_id: string;
  /** What a cart says of a line that could take part, in 1 to 120 characters. */
  unmet_message: string;
  /** When it ends, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  until: string;
  /** The version that was shown. */
  version: number;
};

/** Input of `staff_promotions_discard`. */
export type StaffPromotionsDiscardInput = {
  /** Id of the draft. */
  promotion_id: string;
  /** The version that was shown. */
  version: number;
};

/** Input of `staff_promotions_end`. */
export type StaffPromotionsEndInput = {
  /** Id of the promotion. */
  promotion_id: string;
  /** The version that was shown. */
  version: number;
};

/** Input of `staff_promotions_publish`. */
export type StaffPromotionsPublishInput = {
  /** Id of the draft. */
  promotion_id: string;
  /** The version that was shown. */
  version: number;
};

/** Input of `staff_promotions_save`. Money in cents. */
export type StaffPromotionsSaveInput = {
  /** What it is about, in 1 to 300 characters. */
  display_info: string;
  /** What shoppers call it, in 1 to 60 characters. */
  display_title: string;
  /** When it begins, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  from: string;
  /** Made by the client once per new draft: 16 to 100 letters, digits and dashes. */
  key: string;
  /** Which kind. */
  kind: StaffPromotionKind;
  /** What a cart says of a line that takes part, in 1 to 120 characters. */
  met_message: string;
  /** Whether different products count together. */
  mix_and_match: boolean;
  /** Units, for kinds that count them. */
  n?: number | null | undefined;
  /** Per cent off. */
  percent?: number | null | undefined;
  /** Points of each unit. */
  points?: number | null | undefined;
  /** What the units cost together. */
  price?: number | null | undefined;
  /** Ids of its products, at most 200. */
  product_ids: Array<string>;
  /** Id of the draft; null for a new one. */
  promotion_id?: string | null | undefined;
  /** What that takes off. */
  save?: number | null | undefined;
  /** What is to be spent. */
  spend?: number | null | undefined;
  /** What a cart says of a line that could take part, in 1 to 120 characters. */
  unmet_message: string;
  /** When it ends, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  until: string;
  /** The version that was shown; 0 for a new one. */
  version: number;
};

/** Input of `staff_stock_count`. */
export type StaffStockCountInput = {
  /** Units that were found. */
  counted: number;
  /** The stock that was shown while it was counted. */
  expected: number;
  /** Made by the client once per count: 16 to 100 letters, digits and dashes. */
  key: string;
  /** The pharmacy on whose shelf they were counted; null for the central stock. */
  pharmacy_id?: string | null | undefined;
  /** Id of the product. */
  product_id: string;
  /** Code of the contract's `COUNT_REASONS`. */
  reason: string;
};

/** Input of `staff_stock_receive`. */
export type StaffStockReceiveInput = {
  /** Made by the client once per delivery: 16 to 100 letters, digits and dashes. */
  key: string;
  /** The pharmacy on whose shelf they are put; null for the central stock. */
  pharmacy_id?: string | null | undefined;
  /** Id of the product. */
  product_id: string;
  /** Units. */
  quantity: number;
  /** Code of the contract's `RECEIVE_REASONS`. */
  reason: string;
};

/** What vouchers give. */
export type StaffVoucherKind =
  /** Standard delivery costs nothing. */
  | 'free_standard_shipping'
  /** Per cent off what it covers. */
  | 'percent_off';

/** Input of `staff_voucher_preview`. */
export type StaffVoucherPreviewInput = {
  /** 1 to 10 lines, each with a product of its own. */
  lines: Array<StaffPreviewLineInput>;
  /** Id of the voucher. */
  voucher_id: string;
};

/** Input of `staff_vouchers_change`. */
export type StaffVouchersChangeInput = {
  /** What shoppers read of it, in 1 to 160 characters. */
  description: string;
  /** How many orders may use it, no fewer than do; null for any number. */
  max_uses?: number | null | undefined;
  /** How many orders of each customer may use it, no fewer than before; null for any number. */
  max_uses_per_customer?: number | null | undefined;
  /** What shoppers call it, in 1 to 60 characters. */
  name: string;
  /** When it ends, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  until: string;
  /** The version that was shown. */
  version: number;
  /** Id of the voucher. */
  voucher_id: string;
};

/** Input of `staff_vouchers_save`. Money in cents. */
export type StaffVouchersSaveInput = {
  /** Id of the category that it covers; null for everything that may be discounted. */
  category_id?: string | null | undefined;
  /** What shoppers enter: 4 to 20 letters and digits, in any case, of no other voucher. */
  code: string;
  /** What shoppers read of it, in 1 to 160 characters. */
  description: string;
  /** Whether it is for first orders only. */
  first_order_only: boolean;
  /** When it begins, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  from: string;
  /** Whether carts list it for everyone. */
  is_listed: boolean;
  /** Made by the client once per new draft: 16 to 100 letters, digits and dashes. */
  key: string;
  /** What it gives. */
  kind: StaffVoucherKind;
  /** How many orders may use it, 1 to 1,000,000; null for any number. */
  max_uses?: number | null | undefined;
  /** How many orders of each customer may use it, 1 to 20; null for any number. */
  max_uses_per_customer?: number | null | undefined;
  /** What is to be spent on what it covers. */
  min_spend?: number | null | undefined;
  /** What shoppers call it, in 1 to 60 characters. */
  name: string;
  /** 1 to 90 per cent off. */
  percent?: number | null | undefined;
  /** When it ends, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  until: string;
  /** The version that was shown; 0 for a new one. */
  version: number;
  /** Id of the draft; null for a new one. */
  voucher_id?: string | null | undefined;
};

/** Input of the steps of a voucher. */
export type StaffVouchersStepInput = {
  /** The version that was shown. */
  version: number;
  /** Id of the voucher. */
  voucher_id: string;
};

/** Australian states and territories. */
export type State =
  /** Australian Capital Territory. */
  | 'ACT'
  /** New South Wales. */
  | 'NSW'
  /** Northern Territory. */
  | 'NT'
  /** Queensland. */
  | 'QLD'
  /** South Australia. */
  | 'SA'
  /** Tasmania. */
  | 'TAS'
  /** Victoria. */
  | 'VIC'
  /** Western Australia. */
  | 'WA';

export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { brands: Array<{ id: string, name: string, url: string }>, popular: Array<{ id: string, name: string, url: string, logo_image: string }> };

export type ContentPageQueryVariables = Exact<{
  path: string;
}>;


export type ContentPageQuery = { content_page: { path: string, title: string, description: string, html: string, updated_at: string } | null };

export type StaffContentCancelPlanMutationVariables = Exact<{
  input: StaffContentCancelPlanInput;
}>;


export type StaffContentCancelPlanMutation = { staff_content_cancel_plan: { removed: Array<string>, content: { path: string, version: number, entry: { id: string, kind: string, title: string }, published: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> }, draft: { at: string, staff_name: string, planned_for: string | null, planned_by: string | null, value: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> } } | null, versions: Array<{ number: number, at: string | null, staff_name: string | null }> } } };

export type StaffContentEntryQueryVariables = Exact<{
  content_id: string;
}>;


export type StaffContentEntryQuery = { staff_content_entry: { path: string, version: number, entry: { id: string, kind: string, title: string }, published: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> }, draft: { at: string, staff_name: string, planned_for: string | null, planned_by: string | null, value: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> } } | null, versions: Array<{ number: number, at: string | null, staff_name: string | null }> } };

export type StaffContentFieldsFragment = { path: string, version: number, entry: { id: string, kind: string, title: string }, published: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> }, draft: { at: string, staff_name: string, planned_for: string | null, planned_by: string | null, value: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> } } | null, versions: Array<{ number: number, at: string | null, staff_name: string | null }> };

export type StaffContentListQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffContentListQuery = { staff_content: Array<{ id: string, kind: string, title: string, changed_at: string | null, staff_name: string | null, has_draft: boolean, planned_for: string | null }> };

export type StaffContentDiscardDraftMutationVariables = Exact<{
  input: StaffContentDiscardDraftInput;
}>;


export type StaffContentDiscardDraftMutation = { staff_content_discard_draft: { removed: Array<string>, content: { path: string, version: number, entry: { id: string, kind: string, title: string }, published: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> }, draft: { at: string, staff_name: string, planned_for: string | null, planned_by: string | null, value: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> } } | null, versions: Array<{ number: number, at: string | null, staff_name: string | null }> } } };

export type StaffContentPublishMutationVariables = Exact<{
  input: StaffContentPublishInput;
}>;


export type StaffContentPublishMutation = { staff_content_publish: { removed: Array<string>, content: { path: string, version: number, entry: { id: string, kind: string, title: string }, published: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> }, draft: { at: string, staff_name: string, planned_for: string | null, planned_by: string | null, value: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> } } | null, versions: Array<{ number: number, at: string | null, staff_name: string | null }> } } };

export type StaffContentRestoreMutationVariables = Exact<{
  input: StaffContentRestoreInput;
}>;


export type StaffContentRestoreMutation = { staff_content_restore: { removed: Array<string>, content: { path: string, version: number, entry: { id: string, kind: string, title: string }, published: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> }, draft: { at: string, staff_name: string, planned_for: string | null, planned_by: string | null, value: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> } } | null, versions: Array<{ number: number, at: string | null, staff_name: string | null }> } } };

export type StaffContentSaveDraftMutationVariables = Exact<{
  input: StaffContentSaveDraftInput;
}>;


export type StaffContentSaveDraftMutation = { staff_content_save_draft: { removed: Array<string>, content: { path: string, version: number, entry: { id: string, kind: string, title: string }, published: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> }, draft: { at: string, staff_name: string, planned_for: string | null, planned_by: string | null, value: { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> } } | null, versions: Array<{ number: number, at: string | null, staff_name: string | null }> } } };

export type StaffContentValueFieldsFragment = { fields: Array<{ name: string, value: string }>, items: Array<{ id: string, fields: Array<{ name: string, value: string }> }> };

export type StaffPricesCancelMutationVariables = Exact<{
  input: StaffPricesCancelInput;
}>;


export type StaffPricesCancelMutation = { staff_prices_cancel: { product: { slug: string } } };

export type StaffStockCountMutationVariables = Exact<{
  input: StaffStockCountInput;
}>;


export type StaffStockCountMutation = { staff_stock_count: { product: { slug: string } } };

export type StaffProductCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffProductCountsQuery = { staff_product_counts: { low: number, out: number } };

export type StaffProductsPublishMutationVariables = Exact<{
  input: StaffProductsPublishInput;
}>;


export type StaffProductsPublishMutation = { staff_products_publish: { product: { slug: string } } };

export type StaffStockReceiveMutationVariables = Exact<{
  input: StaffStockReceiveInput;
}>;


export type StaffStockReceiveMutation = { staff_stock_receive: { product: { slug: string } } };

export type StaffPhotosRemoveMutationVariables = Exact<{
  input: StaffPhotosRemoveInput;
}>;


export type StaffPhotosRemoveMutation = { staff_photos_remove: { product: { slug: string } } };

export type StaffPhotosSetMutationVariables = Exact<{
  input: StaffPhotosSetInput;
}>;


export type StaffPhotosSetMutation = { staff_photos_set: { product: { slug: string } } };

export type StaffPricesSetMutationVariables = Exact<{
  input: StaffPricesSetInput;
}>;


export type StaffPricesSetMutation = { staff_prices_set: { product: { slug: string } } };

export type StaffProductFieldsFragment = { slug: string, photo_version: number, may_be_promoted: boolean, waiting: number, product: { id: string, code: string, name: string, schedule: string, is_on_sale: boolean, stock: number | null, is_low: boolean, price: number | null, sale_price: number | null }, prices: Array<{ type: string, min_qty: number, value: number }>, picture: { url: string, alt: string } | null, photo: { id: string, alt: string, at: string, staff_name: string } | null, price_changes: Array<{ id: string, type: StaffPriceType, value: number | null, from: string, state: StaffPriceChangeState, staff_name: string }>, movements: Array<{ id: string, at: string, reason: string, change: number, stock: number, staff_name: string }>, shelves: Array<{ pharmacy_id: string, name: string, stock: number }>, shelf_movements: Array<{ id: string, at: string, pharmacy: string, reason: string, change: number, stock: number, staff_name: string }> };

export type StaffProductQueryVariables = Exact<{
  id: string;
}>;


export type StaffProductQuery = { staff_product: { slug: string, photo_version: number, may_be_promoted: boolean, waiting: number, product: { id: string, code: string, name: string, schedule: string, is_on_sale: boolean, stock: number | null, is_low: boolean, price: number | null, sale_price: number | null }, prices: Array<{ type: string, min_qty: number, value: number }>, picture: { url: string, alt: string } | null, photo: { id: string, alt: string, at: string, staff_name: string } | null, price_changes: Array<{ id: string, type: StaffPriceType, value: number | null, from: string, state: StaffPriceChangeState, staff_name: string }>, movements: Array<{ id: string, at: string, reason: string, change: number, stock: number, staff_name: string }>, shelves: Array<{ pharmacy_id: string, name: string, stock: number }>, shelf_movements: Array<{ id: string, at: string, pharmacy: string, reason: string, change: number, stock: number, staff_name: string }> } };

export type StaffProductsQueryVariables = Exact<{
  show: StaffProductChoice;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffProductsQuery = { staff_products: { next: string | null, data: Array<{ id: string, code: string, name: string, schedule: string, is_on_sale: boolean, stock: number | null, is_low: boolean, price: number | null, sale_price: number | null }> } };

export type StaffPromotionsChangeMutationVariables = Exact<{
  input: StaffPromotionsChangeInput;
}>;


export type StaffPromotionsChangeMutation = { staff_promotions_change: { promotion: { version: number, display_info: string, met_message: string, unmet_message: string, mix_and_match: boolean, warnings: Array<string>, changed_at: string | null, promotion: { id: string, display_title: string, state: StaffPromotionState, from: string, until: string, product_count: number, changed_by: string | null, numbers: { kind: StaffPromotionKind, n: number | null, percent: number | null, price: number | null, spend: number | null, save: number | null, points: number | null } }, products: Array<{ id: string, code: string, name: string, price: number | null }> } } };

export type StaffPromotionsDiscardMutationVariables = Exact<{
  input: StaffPromotionsDiscardInput;
}>;


export type StaffPromotionsDiscardMutation = { staff_promotions_discard: { promotion_id: string } };

export type StaffPromotionsEndMutationVariables = Exact<{
  input: StaffPromotionsEndInput;
}>;


export type StaffPromotionsEndMutation = { staff_promotions_end: { promotion: { version: number, display_info: string, met_message: string, unmet_message: string, mix_and_match: boolean, warnings: Array<string>, changed_at: string | null, promotion: { id: string, display_title: string, state: StaffPromotionState, from: string, until: string, product_count: number, changed_by: string | null, numbers: { kind: StaffPromotionKind, n: number | null, percent: number | null, price: number | null, spend: number | null, save: number | null, points: number | null } }, products: Array<{ id: string, code: string, name: string, price: number | null }> } } };

export type StaffPromotionPreviewQueryVariables = Exact<{
  input: StaffPromotionPreviewInput;
}>;


export type StaffPromotionPreviewQuery = { staff_promotion_preview: { at: string, without: number, with: number, points_without: number, points_with: number, lines: Array<{ product_id: string, name: string, quantity: number, unit_price: number, without: number, with: number, promotion: string | null, messages: Array<string> }> } };

export type StaffPromotionFieldsFragment = { version: number, display_info: string, met_message: string, unmet_message: string, mix_and_match: boolean, warnings: Array<string>, changed_at: string | null, promotion: { id: string, display_title: string, state: StaffPromotionState, from: string, until: string, product_count: number, changed_by: string | null, numbers: { kind: StaffPromotionKind, n: number | null, percent: number | null, price: number | null, spend: number | null, save: number | null, points: number | null } }, products: Array<{ id: string, code: string, name: string, price: number | null }> };

export type StaffPromotionsPublishMutationVariables = Exact<{
  input: StaffPromotionsPublishInput;
}>;


export type StaffPromotionsPublishMutation = { staff_promotions_publish: { promotion: { version: number, display_info: string, met_message: string, unmet_message: string, mix_and_match: boolean, warnings: Array<string>, changed_at: string | null, promotion: { id: string, display_title: string, state: StaffPromotionState, from: string, until: string, product_count: number, changed_by: string | null, numbers: { kind: StaffPromotionKind, n: number | null, percent: number | null, price: number | null, spend: number | null, save: number | null, points: number | null } }, products: Array<{ id: string, code: string, name: string, price: number | null }> } } };

export type StaffPromotionsSaveMutationVariables = Exact<{
  input: StaffPromotionsSaveInput;
}>;


export type StaffPromotionsSaveMutation = { staff_promotions_save: { promotion: { version: number, display_info: string, met_message: string, unmet_message: string, mix_and_match: boolean, warnings: Array<string>, changed_at: string | null, promotion: { id: string, display_title: string, state: StaffPromotionState, from: string, until: string, product_count: number, changed_by: string | null, numbers: { kind: StaffPromotionKind, n: number | null, percent: number | null, price: number | null, spend: number | null, save: number | null, points: number | null } }, products: Array<{ id: string, code: string, name: string, price: number | null }> } } };

export type StaffPromotionQueryVariables = Exact<{
  id: string;
}>;


export type StaffPromotionQuery = { staff_promotion: { version: number, display_info: string, met_message: string, unmet_message: string, mix_and_match: boolean, warnings: Array<string>, changed_at: string | null, promotion: { id: string, display_title: string, state: StaffPromotionState, from: string, until: string, product_count: number, changed_by: string | null, numbers: { kind: StaffPromotionKind, n: number | null, percent: number | null, price: number | null, spend: number | null, save: number | null, points: number | null } }, products: Array<{ id: string, code: string, name: string, price: number | null }> } };

export type StaffPromotionsQueryVariables = Exact<{
  show: StaffPromotionState;
  after?: string | null | undefined;
}>;


export type StaffPromotionsQuery = { staff_promotions: { next: string | null, data: Array<{ id: string, display_title: string, state: StaffPromotionState, from: string, until: string, product_count: number, changed_by: string | null, numbers: { kind: StaffPromotionKind, n: number | null, percent: number | null, price: number | null, spend: number | null, save: number | null, points: number | null } }> } };

export type StaffVouchersChangeMutationVariables = Exact<{
  input: StaffVouchersChangeInput;
}>;


export type StaffVouchersChangeMutation = { staff_vouchers_change: { voucher: { version: number, description: string, category_id: string | null, is_listed: boolean, warnings: Array<string>, changed_at: string | null, voucher: { id: string, code: string, name: string, kind: StaffVoucherKind, percent: number | null, min_spend: number | null, category: string | null, first_order_only: boolean, state: StaffPromotionState, from: string, until: string, uses: number, max_uses: number | null, max_uses_per_customer: number | null, changed_by: string | null } } } };

export type StaffVouchersDiscardMutationVariables = Exact<{
  input: StaffVouchersStepInput;
}>;


export type StaffVouchersDiscardMutation = { staff_vouchers_discard: { voucher_id: string } };

export type StaffVouchersEndMutationVariables = Exact<{
  input: StaffVouchersStepInput;
}>;


export type StaffVouchersEndMutation = { staff_vouchers_end: { voucher: { version: number, description: string, category_id: string | null, is_listed: boolean, warnings: Array<string>, changed_at: string | null, voucher: { id: string, code: string, name: string, kind: StaffVoucherKind, percent: number | null, min_spend: number | null, category: string | null, first_order_only: boolean, state: StaffPromotionState, from: string, until: string, uses: number, max_uses: number | null, max_uses_per_customer: number | null, changed_by: string | null } } } };

export type StaffVoucherPreviewQueryVariables = Exact<{
  input: StaffVoucherPreviewInput;
}>;


export type StaffVoucherPreviewQuery = { staff_voucher_preview: { at: string, without: number, with: number, refusal: string | null, is_delivery_free: boolean, lines: Array<{ product_id: string, name: string, quantity: number, without: number, with: number }> } };

export type StaffVouchersPublishMutationVariables = Exact<{
  input: StaffVouchersStepInput;
}>;


export type StaffVouchersPublishMutation = { staff_vouchers_publish: { voucher: { version: number, description: string, category_id: string | null, is_listed: boolean, warnings: Array<string>, changed_at: string | null, voucher: { id: string, code: string, name: string, kind: StaffVoucherKind, percent: number | null, min_spend: number | null, category: string | null, first_order_only: boolean, state: StaffPromotionState, from: string, until: string, uses: number, max_uses: number | null, max_uses_per_customer: number | null, changed_by: string | null } } } };

export type StaffVouchersSaveMutationVariables = Exact<{
  input: StaffVouchersSaveInput;
}>;


export type StaffVouchersSaveMutation = { staff_vouchers_save: { voucher: { version: number, description: string, category_id: string | null, is_listed: boolean, warnings: Array<string>, changed_at: string | null, voucher: { id: string, code: string, name: string, kind: StaffVoucherKind, percent: number | null, min_spend: number | null, category: string | null, first_order_only: boolean, state: StaffPromotionState, from: string, until: string, uses: number, max_uses: number | null, max_uses_per_customer: number | null, changed_by: string | null } } } };

export type StaffVoucherQueryVariables = Exact<{
  id: string;
}>;


export type StaffVoucherQuery = { staff_voucher: { version: number, description: string, category_id: string | null, is_listed: boolean, warnings: Array<string>, changed_at: string | null, voucher: { id: string, code: string, name: string, kind: StaffVoucherKind, percent: number | null, min_spend: number | null, category: string | null, first_order_only: boolean, state: StaffPromotionState, from: string, until: string, uses: number, max_uses: number | null, max_uses_per_customer: number | null, changed_by: string | null } } };

export type StaffVouchersQueryVariables = Exact<{
  show: StaffPromotionState;
  after?: string | null | undefined;
}>;


export type StaffVouchersQuery = { staff_vouchers: { next: string | null, data: Array<{ id: string, code: string, name: string, kind: StaffVoucherKind, percent: number | null, min_spend: number | null, category: string | null, first_order_only: boolean, state: StaffPromotionState, from: string, until: string, uses: number, max_uses: number | null, changed_by: string | null }> } };

export type StaffVoucherFieldsFragment = { version: number, description: string, category_id: string | null, is_listed: boolean, warnings: Array<string>, changed_at: string | null, voucher: { id: string, code: string, name: string, kind: StaffVoucherKind, percent: number | null, min_spend: number | null, category: string | null, first_order_only: boolean, state: StaffPromotionState, from: string, until: string, uses: number, max_uses: number | null, max_uses_per_customer: number | null, changed_by: string | null } };

export type FavouriteAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteAlertsQuery = { favourite_alerts: { wanted: boolean } };

export type FavouriteAlertsSetMutationVariables = Exact<{
  input: FavouriteAlertsSetInput;
}>;


export type FavouriteAlertsSetMutation = { favourite_alerts_set: { wanted: boolean } };

export type BoughtIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoughtIdsQuery = { previous_orders: { data: Array<{ items: Array<{ product_id: string }> }> } };

export type SuggestedProductsQueryVariables = Exact<{
  input: RecommendedProductsInput;
}>;


export type SuggestedProductsQuery = { recommended_products: { data: Array<{ id: string, title: string, url: string, slug: string, brand: string, image: string, schedule: string | null, isAppendixH: boolean, isGated: boolean, isOutOfStock: boolean, isHlp: boolean, soldBy: string | null, price: number, priceType: string, isPractitioner: boolean, rrp: number | null, originalPrice: number | null, isClearance: boolean, isPreorder: boolean, isFridge: boolean, isFreeShipping: boolean, isPrescription: boolean, isTelehealth: boolean, bookingType: BookingType | null, isTgaGeneral: boolean, tags: Array<string>, promotions: Array<{ promotionId: string, displayTitle: string }> }> } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { home: { sections: Array<
      | { __typename: 'BrandsSection', id: string, title: string, brands: Array<{ id: string, name: string, url: string, logo_image: string }> }
      | { __typename: 'CategoriesSection', id: string, title: string, categories: Array<{ id: string, title: string, url: string, image_url: string }> }
      | { __typename: 'HeroSection', eyebrow: string, text: string, linkText: string, targetLink: string, image: string, audience: string, id: string, title: string }
      | { __typename: 'ProductsSection', text: string, targetLink: string, linkText: string, id: string, title: string, products: Array<{ id: string, title: string, url: string, slug: string, brand: string, image: string, schedule: string | null, isAppendixH: boolean, isGated: boolean, isOutOfStock: boolean, isHlp: boolean, soldBy: string | null, price: number, priceType: string, isPractitioner: boolean, rrp: number | null, originalPrice: number | null, isClearance: boolean, isPreorder: boolean, isFridge: boolean, isFreeShipping: boolean, isPrescription: boolean, isTelehealth: boolean, bookingType: BookingType | null, isTgaGeneral: boolean, tags: Array<string>, promotions: Array<{ promotionId: string, displayTitle: string }> }> }
      | { __typename: 'PromotionsSection', id: string, title: string, cards: Array<{ id: string, title: string, text: string, image: string, targetLink: string, linkText: string }> }
      | { __typename: 'ServicesSection', id: string, title: string, tiles: Array<{ id: string, title: string, text: string, icon: string, targetLink: string }> }
      | { __typename: 'TelehealthSection', text: string, linkText: string, targetLink: string, image: string, points: Array<string>, id: string, title: string }
      | { __typename: 'TrustSection', id: string, title: string, reasons: Array<{ id: string, title: string, text: string, icon: string }> }
    > } | null };

export type OrderCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderCountQuery = { previous_orders: { paginatorInfo: { total: number } } };

export type ListingQueryVariables = Exact<{
  input: ListingInput;
  isServer: boolean;
}>;


export type ListingQuery = { listing: { title: string, description: string, meta_description: string, url: string, did_you_mean: string | null, queryID?: string, lineage: Array<{ title: string, url: string }>, children: Array<{ title: string, url: string, count: number }>, brand: { banner_image: string, logo_image: string, seo_title: string } | null, promotion: { end_date: string } | null, data: Array<{ queryID?: string | null, id: string, title: string, url: string, slug: string, brand: string, image: string, schedule: string | null, isAppendixH: boolean, isGated: boolean, isOutOfStock: boolean, isHlp: boolean, soldBy: string | null, price: number, priceType: string, isPractitioner: boolean, rrp: number | null, originalPrice: number | null, isClearance: boolean, isPreorder: boolean, isFridge: boolean, isFreeShipping: boolean, isPrescription: boolean, isTelehealth: boolean, bookingType: BookingType | null, isTgaGeneral: boolean, tags: Array<string>, promotions: Array<{ promotionId: string, displayTitle: string }> }>, facets: Array<{ name: string, title: string, values: Array<{ value: string, label: string, count: number, selected: boolean }> }>, banners: Array<{ text: string, image: string, theme: string, targetLink: string }>, paginatorInfo: { current_page: number, last_page: number, per_page: number, total: number } } | null };

export type ProductLivePriceQueryVariables = Exact<{
  slug: string;
  gmt_offset?: number | null | undefined;
  state?: State | null | undefined;
}>;


export type ProductLivePriceQuery = { product: { edr_base_points: number, live_price_type: string | null, live_price: { value: number } | null } | null };

export type ProductDeliveryQueryVariables = Exact<{
  slug: string;
  postcode: string;
}>;


export type ProductDeliveryQuery = { product: { shipping_methods: Array<{ id: string, name: string, type: string, display_price: string, pdp_display_info: string, cutoff: string | null, delivery_date: string | null }> } | null };

export type ProductQueryVariables = Exact<{
  slug: string;
}>;


export type ProductQuery = { product: { id: string, code: string, name: string, slug: string, url: string, description: string, seo_title: string, metadescription: string, rrp: number | null, status: ProductStatus, can_autodeliver: boolean, is_out_of_stock: boolean, is_available: boolean, is_fridge: boolean, is_pharmacy: boolean, is_practitioner: boolean, is_tga: boolean, is_gated: boolean, is_preorder: boolean, is_clearance: boolean, is_skip_questionnaire: boolean, is_limited_supply: boolean, is_free_shipping: boolean, requires_prescription: boolean, is_advertisable: boolean, excluded_states: Array<State>, booking_type: BookingType | null, order_limit: number, schedule: string, journey_ids: Array<number>, badges: Array<string>, key_ingredients: Array<string>, sold_by: string | null, group_brand: string | null, group_format: string | null, group_fragrance: string | null, group_size: string | null, group_colour: string | null, group_flavour: string | null, expert_advice_description: string | null, txt_directions: string | null, txt_ingredients: string | null, txt_storage: string | null, txt_warnings: string | null, edr_base_points: number, edr_bonus_points: number, prices: Array<{ min_qty: number, type: string, value: number }>, images: Array<{ id: string, url: string, alt: string }>, tags: Array<{ name: string }>, facts: Array<{ name: string, value: string, note: string | null, url: string | null }>, dose: { title: string, rest: string | null, rows: Array<{ name: string, amount: string | null }> } | null, colour_variants: Array<{ slug: string, name: string, is_out_of_stock: boolean, group_brand: string | null, group_format: string | null, group_fragrance: string | null, group_size: string | null, group_colour: string | null, group_flavour: string | null, images: Array<{ url: string }> }>, size_variants: Array<{ slug: string, name: string, is_out_of_stock: boolean, group_brand: string | null, group_format: string | null, group_fragrance: string | null, group_size: string | null, group_colour: string | null, group_flavour: string | null }>, flavour_variants: Array<{ slug: string, name: string, is_out_of_stock: boolean, group_brand: string | null, group_format: string | null, group_fragrance: string | null, group_size: string | null, group_colour: string | null, group_flavour: string | null }>, brand_variants: Array<{ slug: string, name: string, is_out_of_stock: boolean, group_brand: string | null, group_format: string | null, group_fragrance: string | null, group_size: string | null, group_colour: string | null, group_flavour: string | null }>, format_variants: Array<{ slug: string, name: string, is_out_of_stock: boolean, group_brand: string | null, group_format: string | null, group_fragrance: string | null, group_size: string | null, group_colour: string | null, group_flavour: string | null }>, fragrance_variants: Array<{ slug: string, name: string, is_out_of_stock: boolean, group_brand: string | null, group_format: string | null, group_fragrance: string | null, group_size: string | null, group_colour: string | null, group_flavour: string | null }>, warnings: Array<{ message: string, position: string }>, brand: { name: string, url: string } | null, expert_advice_products: Array<{ id: string, card: { id: string, title: string, url: string, slug: string, brand: string, image: string, schedule: string | null, isAppendixH: boolean, isGated: boolean, isOutOfStock: boolean, isHlp: boolean, soldBy: string | null, price: number, priceType: string, isPractitioner: boolean, rrp: number | null, originalPrice: number | null, isClearance: boolean, isPreorder: boolean, isFridge: boolean, isFreeShipping: boolean, isPrescription: boolean, isTelehealth: boolean, bookingType: BookingType | null, isTgaGeneral: boolean, tags: Array<string>, promotions: Array<{ promotionId: string, displayTitle: string }> } }>, breadcrumbs: Array<{ display_title: string, url: string }>, coop_advert: { kontent_code: string } | null, promotions: Array<{ id: string, url: string, display_title: string, display_info: string, end_date: string }> } | null };

export type PromoBannerQueryVariables = Exact<{
  code: string;
}>;


export type PromoBannerQuery = { promo_banner: { title: string, text: string, image: string, targetLink: string } | null };

export type GetPromotionProductsByIdQueryVariables = Exact<{
  id: string;
}>;


export type GetPromotionProductsByIdQuery = { promotions: { products: Array<{ card: { id: string, title: string, url: string, slug: string, brand: string, image: string, schedule: string | null, isAppendixH: boolean, isGated: boolean, isOutOfStock: boolean, isHlp: boolean, soldBy: string | null, price: number, priceType: string, isPractitioner: boolean, rrp: number | null, originalPrice: number | null, isClearance: boolean, isPreorder: boolean, isFridge: boolean, isFreeShipping: boolean, isPrescription: boolean, isTelehealth: boolean, bookingType: BookingType | null, isTgaGeneral: boolean, tags: Array<string>, promotions: Array<{ promotionId: string, displayTitle: string }> } }> } | null };

export type RelatedProductsQueryVariables = Exact<{
  id: string;
}>;


export type RelatedProductsQuery = { recommended_products: { data: Array<{ id: string, title: string, url: string, slug: string, brand: string, image: string, schedule: string | null, isAppendixH: boolean, isGated: boolean, isOutOfStock: boolean, isHlp: boolean, soldBy: string | null, price: number, priceType: string, isPractitioner: boolean, rrp: number | null, originalPrice: number | null, isClearance: boolean, isPreorder: boolean, isFridge: boolean, isFreeShipping: boolean, isPrescription: boolean, isTelehealth: boolean, bookingType: BookingType | null, isTgaGeneral: boolean, tags: Array<string>, promotions: Array<{ promotionId: string, displayTitle: string }> }> } };

export type VariantFieldsFragment = { slug: string, name: string, is_out_of_stock: boolean, group_brand: string | null, group_format: string | null, group_fragrance: string | null, group_size: string | null, group_colour: string | null, group_flavour: string | null };

export type FavouriteAlertsStopMutationVariables = Exact<{
  input: FavouriteAlertsStopInput;
}>;


export type FavouriteAlertsStopMutation = { favourite_alerts_stop: { wanted: boolean } };

export type CardFieldsFragment = { id: string, title: string, url: string, slug: string, brand: string, image: string, schedule: string | null, isAppendixH: boolean, isGated: boolean, isOutOfStock: boolean, isHlp: boolean, soldBy: string | null, price: number, priceType: string, isPractitioner: boolean, rrp: number | null, originalPrice: number | null, isClearance: boolean, isPreorder: boolean, isFridge: boolean, isFreeShipping: boolean, isPrescription: boolean, isTelehealth: boolean, bookingType: BookingType | null, isTgaGeneral: boolean, tags: Array<string>, promotions: Array<{ promotionId: string, displayTitle: string }> };

export type ProductsByIdQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ProductsByIdQuery = { products: Array<{ id: string, title: string, url: string, slug: string, brand: string, image: string, schedule: string | null, isAppendixH: boolean, isGated: boolean, isOutOfStock: boolean, isHlp: boolean, soldBy: string | null, price: number, priceType: string, isPractitioner: boolean, rrp: number | null, originalPrice: number | null, isClearance: boolean, isPreorder: boolean, isFridge: boolean, isFreeShipping: boolean, isPrescription: boolean, isTelehealth: boolean, bookingType: BookingType | null, isTgaGeneral: boolean, tags: Array<string>, promotions: Array<{ promotionId: string, displayTitle: string }> }> };

export type SearchIdQueryVariables = Exact<{
  input: ListingInput;
}>;


export type SearchIdQuery = { listing: { queryID: string } | null };

export type StaffProductsToPromoteQueryVariables = Exact<{
  search: string;
}>;


export type StaffProductsToPromoteQuery = { staff_products: { data: Array<{ id: string, code: string, name: string, price: number | null }> } };

export type FavouritesAddMutationVariables = Exact<{
  input: FavouritesAddInput;
}>;


export type FavouritesAddMutation = { favourites_add: { favourite: { product_id: string } } };

export type FavouritePageQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type FavouritePageQuery = { favourite_products: { data: Array<{ id: string, title: string, url: string, slug: string, brand: string, image: string, schedule: string | null, isAppendixH: boolean, isGated: boolean, isOutOfStock: boolean, isHlp: boolean, soldBy: string | null, price: number, priceType: string, isPractitioner: boolean, rrp: number | null, originalPrice: number | null, isClearance: boolean, isPreorder: boolean, isFridge: boolean, isFreeShipping: boolean, isPrescription: boolean, isTelehealth: boolean, bookingType: BookingType | null, isTgaGeneral: boolean, tags: Array<string>, promotions: Array<{ promotionId: string, displayTitle: string }> }> } };

export type FavouritesRemoveMutationVariables = Exact<{
  input: FavouritesRemoveInput;
}>;


export type FavouritesRemoveMutation = { favourites_remove: { product_id: string } };

export type RootCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RootCategoriesQuery = { categories: Array<{ id: string, title: string, url: string }> };

export type ProductViewsMergeMutationVariables = Exact<{
  product_ids: Array<string> | string;
}>;


export type ProductViewsMergeMutation = { product_views_merge: { product_ids: Array<string> } };

export type ProductViewsCreateMutationVariables = Exact<{
  product_id: string;
}>;


export type ProductViewsCreateMutation = { product_views_create: { viewed_at: string } };

export type ProductViewsDeleteMutationVariables = Exact<{
  product_id: string;
}>;


export type ProductViewsDeleteMutation = { product_views_delete: { deleted: boolean } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const StaffContentValueFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffContentValueFields on StaffContentValue {
  fields {
    name
    value
  }
  items {
    id
    fields {
      name
      value
    }
  }
}
    `, {"fragmentName":"StaffContentValueFields"}) as unknown as TypedDocumentString<StaffContentValueFieldsFragment, unknown>;
export const StaffContentFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffContentFields on StaffContent {
  entry {
    id
    kind
    title
  }
  path
  version
  published {
    ...StaffContentValueFields
  }
  draft {
    value {
      ...StaffContentValueFields
    }
    at
    staff_name
    planned_for
    planned_by
  }
  versions {
    number
    at
    staff_name
  }
}
    fragment StaffContentValueFields on StaffContentValue {
  fields {
    name
    value
  }
  items {
    id
    fields {
      name
      value
    }
  }
}`, {"fragmentName":"StaffContentFields"}) as unknown as TypedDocumentString<StaffContentFieldsFragment, unknown>;
export const StaffProductFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffProductFields on StaffProduct {
  product {
    id
    code
    name
    schedule
    is_on_sale
    stock
    is_low
    price
    sale_price
  }
  slug
  prices {
    type
    min_qty
    value
  }
  picture {
    url
    alt
  }
  photo {
    id
    alt
    at
    staff_name
  }
  photo_version
  may_be_promoted
  waiting
  price_changes {
    id
    type
    value
    from
    state
    staff_name
  }
  movements {
    id
    at
    reason
    change
    stock
    staff_name
  }
  shelves {
    pharmacy_id
    name
    stock
  }
  shelf_movements {
    id
    at
    pharmacy
    reason
    change
    stock
    staff_name
  }
}
    `, {"fragmentName":"StaffProductFields"}) as unknown as TypedDocumentString<StaffProductFieldsFragment, unknown>;
export const StaffPromotionFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffPromotionFields on StaffPromotion {
  promotion {
    id
    display_title
    numbers {
      kind
      n
      percent
      price
      spend
      save
      points
    }
    state
    from
    until
    product_count
    changed_by
  }
  version
  display_info
  met_message
  unmet_message
  mix_and_match
  products {
    id
    code
    name
    price
  }
  warnings
  changed_at
}
    `, {"fragmentName":"StaffPromotionFields"}) as unknown as TypedDocumentString<StaffPromotionFieldsFragment, unknown>;
export const StaffVoucherFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffVoucherFields on StaffVoucher {
  voucher {
    id
    code
    name
    kind
    percent
    min_spend
    category
    first_order_only
    state
    from
    until
    uses
    max_uses
    max_uses_per_customer
    changed_by
  }
  version
  description
  category_id
  is_listed
  warnings
  changed_at
}
    `, {"fragmentName":"StaffVoucherFields"}) as unknown as TypedDocumentString<StaffVoucherFieldsFragment, unknown>;
export const VariantFieldsFragmentDoc = new TypedDocumentString(`
    fragment VariantFields on ProductVariant {
  slug
  name
  is_out_of_stock
  group_brand
  group_format
  group_fragrance
  group_size
  group_colour
  group_flavour
}
    `, {"fragmentName":"VariantFields"}) as unknown as TypedDocumentString<VariantFieldsFragment, unknown>;
export const CardFieldsFragmentDoc = new TypedDocumentString(`
    fragment CardFields on ProductCard {
  id
  title
  url
  slug
  brand
  image
  schedule
  isAppendixH
  isGated
  isOutOfStock
  isHlp
  soldBy
  price
  priceType
  isPractitioner
  rrp
  originalPrice
  isClearance
  isPreorder
  isFridge
  isFreeShipping
  isPrescription
  promotions {
    promotionId
    displayTitle
  }
  isTelehealth
  bookingType
  isTgaGeneral
  tags
}
    `, {"fragmentName":"CardFields"}) as unknown as TypedDocumentString<CardFieldsFragment, unknown>;
export const BrandsDocument = new TypedDocumentString(`
    query Brands {
  brands {
    id
    name
    url
  }
  popular: brands(popular: true) {
    id
    name
    url
    logo_image
  }
}
    `) as unknown as TypedDocumentString<BrandsQuery, BrandsQueryVariables>;
export const ContentPageDocument = new TypedDocumentString(`
    query ContentPage($path: String!) {
  content_page(path: $path) {
    path
    title
    description
    html
    updated_at
  }
}
    `) as unknown as TypedDocumentString<ContentPageQuery, ContentPageQueryVariables>;
export const StaffContentCancelPlanDocument = new TypedDocumentString(`
    mutation StaffContentCancelPlan($input: StaffContentCancelPlanInput!) {
  staff_content_cancel_plan(input: $input) {
    content {
      ...StaffContentFields
    }
    removed
  }
}
    fragment StaffContentFields on StaffContent {
  entry {
    id
    kind
    title
  }
  path
  version
  published {
    ...StaffContentValueFields
  }
  draft {
    value {
      ...StaffContentValueFields
    }
    at
    staff_name
    planned_for
    planned_by
  }
  versions {
    number
    at
    staff_name
  }
}
fragment StaffContentValueFields on StaffContentValue {
  fields {
    name
    value
  }
  items {
    id
    fields {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<StaffContentCancelPlanMutation, StaffContentCancelPlanMutationVariables>;
export const StaffContentEntryDocument = new TypedDocumentString(`
    query StaffContentEntry($content_id: ID!) {
  staff_content_entry(content_id: $content_id) {
    ...StaffContentFields
  }
}
    fragment StaffContentFields on StaffContent {
  entry {
    id
    kind
    title
  }
  path
  version
  published {
    ...StaffContentValueFields
  }
  draft {
    value {
      ...StaffContentValueFields
    }
    at
    staff_name
    planned_for
    planned_by
  }
  versions {
    number
    at
    staff_name
  }
}
fragment StaffContentValueFields on StaffContentValue {
  fields {
    name
    value
  }
  items {
    id
    fields {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<StaffContentEntryQuery, StaffContentEntryQueryVariables>;
export const StaffContentListDocument = new TypedDocumentString(`
    query StaffContentList {
  staff_content {
    id
    kind
    title
    changed_at
    staff_name
    has_draft
    planned_for
  }
}
    `) as unknown as TypedDocumentString<StaffContentListQuery, StaffContentListQueryVariables>;
export const StaffContentDiscardDraftDocument = new TypedDocumentString(`
    mutation StaffContentDiscardDraft($input: StaffContentDiscardDraftInput!) {
  staff_content_discard_draft(input: $input) {
    content {
      ...StaffContentFields
    }
    removed
  }
}
    fragment StaffContentFields on StaffContent {
  entry {
    id
    kind
    title
  }
  path
  version
  published {
    ...StaffContentValueFields
  }
  draft {
    value {
      ...StaffContentValueFields
    }
    at
    staff_name
    planned_for
    planned_by
  }
  versions {
    number
    at
    staff_name
  }
}
fragment StaffContentValueFields on StaffContentValue {
  fields {
    name
    value
  }
  items {
    id
    fields {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<StaffContentDiscardDraftMutation, StaffContentDiscardDraftMutationVariables>;
export const StaffContentPublishDocument = new TypedDocumentString(`
    mutation StaffContentPublish($input: StaffContentPublishInput!) {
  staff_content_publish(input: $input) {
    content {
      ...StaffContentFields
    }
    removed
  }
}
    fragment StaffContentFields on StaffContent {
  entry {
    id
    kind
    title
  }
  path
  version
  published {
    ...StaffContentValueFields
  }
  draft {
    value {
      ...StaffContentValueFields
    }
    at
    staff_name
    planned_for
    planned_by
  }
  versions {
    number
    at
    staff_name
  }
}
fragment StaffContentValueFields on StaffContentValue {
  fields {
    name
    value
  }
  items {
    id
    fields {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<StaffContentPublishMutation, StaffContentPublishMutationVariables>;
export const StaffContentRestoreDocument = new TypedDocumentString(`
    mutation StaffContentRestore($input: StaffContentRestoreInput!) {
  staff_content_restore(input: $input) {
    content {
      ...StaffContentFields
    }
    removed
  }
}
    fragment StaffContentFields on StaffContent {
  entry {
    id
    kind
    title
  }
  path
  version
  published {
    ...StaffContentValueFields
  }
  draft {
    value {
      ...StaffContentValueFields
    }
    at
    staff_name
    planned_for
    planned_by
  }
  versions {
    number
    at
    staff_name
  }
}
fragment StaffContentValueFields on StaffContentValue {
  fields {
    name
    value
  }
  items {
    id
    fields {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<StaffContentRestoreMutation, StaffContentRestoreMutationVariables>;
export const StaffContentSaveDraftDocument = new TypedDocumentString(`
    mutation StaffContentSaveDraft($input: StaffContentSaveDraftInput!) {
  staff_content_save_draft(input: $input) {
    content {
      ...StaffContentFields
    }
    removed
  }
}
    fragment StaffContentFields on StaffContent {
  entry {
    id
    kind
    title
  }
  path
  version
  published {
    ...StaffContentValueFields
  }
  draft {
    value {
      ...StaffContentValueFields
    }
    at
    staff_name
    planned_for
    planned_by
  }
  versions {
    number
    at
    staff_name
  }
}
fragment StaffContentValueFields on StaffContentValue {
  fields {
    name
    value
  }
  items {
    id
    fields {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<StaffContentSaveDraftMutation, StaffContentSaveDraftMutationVariables>;
export const StaffPricesCancelDocument = new TypedDocumentString(`
    mutation StaffPricesCancel($input: StaffPricesCancelInput!) {
  staff_prices_cancel(input: $input) {
    product {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<StaffPricesCancelMutation, StaffPricesCancelMutationVariables>;
export const StaffStockCountDocument = new TypedDocumentString(`
    mutation StaffStockCount($input: StaffStockCountInput!) {
  staff_stock_count(input: $input) {
    product {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<StaffStockCountMutation, StaffStockCountMutationVariables>;
export const StaffProductCountsDocument = new TypedDocumentString(`
    query StaffProductCounts {
  staff_product_counts {
    low
    out
  }
}
    `) as unknown as TypedDocumentString<StaffProductCountsQuery, StaffProductCountsQueryVariables>;
export const StaffProductsPublishDocument = new TypedDocumentString(`
    mutation StaffProductsPublish($input: StaffProductsPublishInput!) {
  staff_products_publish(input: $input) {
    product {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<StaffProductsPublishMutation, StaffProductsPublishMutationVariables>;
export const StaffStockReceiveDocument = new TypedDocumentString(`
    mutation StaffStockReceive($input: StaffStockReceiveInput!) {
  staff_stock_receive(input: $input) {
    product {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<StaffStockReceiveMutation, StaffStockReceiveMutationVariables>;
export const StaffPhotosRemoveDocument = new TypedDocumentString(`
    mutation StaffPhotosRemove($input: StaffPhotosRemoveInput!) {
  staff_photos_remove(input: $input) {
    product {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<StaffPhotosRemoveMutation, StaffPhotosRemoveMutationVariables>;
export const StaffPhotosSetDocument = new TypedDocumentString(`
    mutation StaffPhotosSet($input: StaffPhotosSetInput!) {
  staff_photos_set(input: $input) {
    product {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<StaffPhotosSetMutation, StaffPhotosSetMutationVariables>;
export const StaffPricesSetDocument = new TypedDocumentString(`
    mutation StaffPricesSet($input: StaffPricesSetInput!) {
  staff_prices_set(input: $input) {
    product {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<StaffPricesSetMutation, StaffPricesSetMutationVariables>;
export const StaffProductDocument = new TypedDocumentString(`
    query StaffProduct($id: ID!) {
  staff_product(id: $id) {
    ...StaffProductFields
  }
}
    fragment StaffProductFields on StaffProduct {
  product {
    id
    code
    name
    schedule
    is_on_sale
    stock
    is_low
    price
    sale_price
  }
  slug
  prices {
    type
    min_qty
    value
  }
  picture {
    url
    alt
  }
  photo {
    id
    alt
    at
    staff_name
  }
  photo_version
  may_be_promoted
  waiting
  price_changes {
    id
    type
    value
    from
    state
    staff_name
  }
  movements {
    id
    at
    reason
    change
    stock
    staff_name
  }
  shelves {
    pharmacy_id
    name
    stock
  }
  shelf_movements {
    id
    at
    pharmacy
    reason
    change
    stock
    staff_name
  }
}`) as unknown as TypedDocumentString<StaffProductQuery, StaffProductQueryVariables>;
export const StaffProductsDocument = new TypedDocumentString(`
    query StaffProducts($show: StaffProductChoice!, $search: String, $after: String) {
  staff_products(show: $show, search: $search, after: $after, first: 50) {
    data {
      id
      code
      name
      schedule
      is_on_sale
      stock
      is_low
      price
      sale_price
    }
    next
  }
}
    `) as unknown as TypedDocumentString<StaffProductsQuery, StaffProductsQueryVariables>;
export const StaffPromotionsChangeDocument = new TypedDocumentString(`
    mutation StaffPromotionsChange($input: StaffPromotionsChangeInput!) {
  staff_promotions_change(input: $input) {
    promotion {
      ...StaffPromotionFields
    }
  }
}
    fragment StaffPromotionFields on StaffPromotion {
  promotion {
    id
    display_title
    numbers {
      kind
      n
      percent
      price
      spend
      save
      points
    }
    state
    from
    until
    product_count
    changed_by
  }
  version
  display_info
  met_message
  unmet_message
  mix_and_match
  products {
    id
    code
    name
    price
  }
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffPromotionsChangeMutation, StaffPromotionsChangeMutationVariables>;
export const StaffPromotionsDiscardDocument = new TypedDocumentString(`
    mutation StaffPromotionsDiscard($input: StaffPromotionsDiscardInput!) {
  staff_promotions_discard(input: $input) {
    promotion_id
  }
}
    `) as unknown as TypedDocumentString<StaffPromotionsDiscardMutation, StaffPromotionsDiscardMutationVariables>;
export const StaffPromotionsEndDocument = new TypedDocumentString(`
    mutation StaffPromotionsEnd($input: StaffPromotionsEndInput!) {
  staff_promotions_end(input: $input) {
    promotion {
      ...StaffPromotionFields
    }
  }
}
    fragment StaffPromotionFields on StaffPromotion {
  promotion {
    id
    display_title
    numbers {
      kind
      n
      percent
      price
      spend
      save
      points
    }
    state
    from
    until
    product_count
    changed_by
  }
  version
  display_info
  met_message
  unmet_message
  mix_and_match
  products {
    id
    code
    name
    price
  }
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffPromotionsEndMutation, StaffPromotionsEndMutationVariables>;
export const StaffPromotionPreviewDocument = new TypedDocumentString(`
    query StaffPromotionPreview($input: StaffPromotionPreviewInput!) {
  staff_promotion_preview(input: $input) {
    at
    lines {
      product_id
      name
      quantity
      unit_price
      without
      with
      promotion
      messages
    }
    without
    with
    points_without
    points_with
  }
}
    `) as unknown as TypedDocumentString<StaffPromotionPreviewQuery, StaffPromotionPreviewQueryVariables>;
export const StaffPromotionsPublishDocument = new TypedDocumentString(`
    mutation StaffPromotionsPublish($input: StaffPromotionsPublishInput!) {
  staff_promotions_publish(input: $input) {
    promotion {
      ...StaffPromotionFields
    }
  }
}
    fragment StaffPromotionFields on StaffPromotion {
  promotion {
    id
    display_title
    numbers {
      kind
      n
      percent
      price
      spend
      save
      points
    }
    state
    from
    until
    product_count
    changed_by
  }
  version
  display_info
  met_message
  unmet_message
  mix_and_match
  products {
    id
    code
    name
    price
  }
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffPromotionsPublishMutation, StaffPromotionsPublishMutationVariables>;
export const StaffPromotionsSaveDocument = new TypedDocumentString(`
    mutation StaffPromotionsSave($input: StaffPromotionsSaveInput!) {
  staff_promotions_save(input: $input) {
    promotion {
      ...StaffPromotionFields
    }
  }
}
    fragment StaffPromotionFields on StaffPromotion {
  promotion {
    id
    display_title
    numbers {
      kind
      n
      percent
      price
      spend
      save
      points
    }
    state
    from
    until
    product_count
    changed_by
  }
  version
  display_info
  met_message
  unmet_message
  mix_and_match
  products {
    id
    code
    name
    price
  }
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffPromotionsSaveMutation, StaffPromotionsSaveMutationVariables>;
export const StaffPromotionDocument = new TypedDocumentString(`
    query StaffPromotion($id: ID!) {
  staff_promotion(id: $id) {
    ...StaffPromotionFields
  }
}
    fragment StaffPromotionFields on StaffPromotion {
  promotion {
    id
    display_title
    numbers {
      kind
      n
      percent
      price
      spend
      save
      points
    }
    state
    from
    until
    product_count
    changed_by
  }
  version
  display_info
  met_message
  unmet_message
  mix_and_match
  products {
    id
    code
    name
    price
  }
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffPromotionQuery, StaffPromotionQueryVariables>;
export const StaffPromotionsDocument = new TypedDocumentString(`
    query StaffPromotions($show: StaffPromotionState!, $after: String) {
  staff_promotions(show: $show, after: $after, first: 50) {
    data {
      id
      display_title
      numbers {
        kind
        n
        percent
        price
        spend
        save
        points
      }
      state
      from
      until
      product_count
      changed_by
    }
    next
  }
}
    `) as unknown as TypedDocumentString<StaffPromotionsQuery, StaffPromotionsQueryVariables>;
export const StaffVouchersChangeDocument = new TypedDocumentString(`
    mutation StaffVouchersChange($input: StaffVouchersChangeInput!) {
  staff_vouchers_change(input: $input) {
    voucher {
      ...StaffVoucherFields
    }
  }
}
    fragment StaffVoucherFields on StaffVoucher {
  voucher {
    id
    code
    name
    kind
    percent
    min_spend
    category
    first_order_only
    state
    from
    until
    uses
    max_uses
    max_uses_per_customer
    changed_by
  }
  version
  description
  category_id
  is_listed
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffVouchersChangeMutation, StaffVouchersChangeMutationVariables>;
export const StaffVouchersDiscardDocument = new TypedDocumentString(`
    mutation StaffVouchersDiscard($input: StaffVouchersStepInput!) {
  staff_vouchers_discard(input: $input) {
    voucher_id
  }
}
    `) as unknown as TypedDocumentString<StaffVouchersDiscardMutation, StaffVouchersDiscardMutationVariables>;
export const StaffVouchersEndDocument = new TypedDocumentString(`
    mutation StaffVouchersEnd($input: StaffVouchersStepInput!) {
  staff_vouchers_end(input: $input) {
    voucher {
      ...StaffVoucherFields
    }
  }
}
    fragment StaffVoucherFields on StaffVoucher {
  voucher {
    id
    code
    name
    kind
    percent
    min_spend
    category
    first_order_only
    state
    from
    until
    uses
    max_uses
    max_uses_per_customer
    changed_by
  }
  version
  description
  category_id
  is_listed
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffVouchersEndMutation, StaffVouchersEndMutationVariables>;
export const StaffVoucherPreviewDocument = new TypedDocumentString(`
    query StaffVoucherPreview($input: StaffVoucherPreviewInput!) {
  staff_voucher_preview(input: $input) {
    at
    lines {
      product_id
      name
      quantity
      without
      with
    }
    without
    with
    refusal
    is_delivery_free
  }
}
    `) as unknown as TypedDocumentString<StaffVoucherPreviewQuery, StaffVoucherPreviewQueryVariables>;
export const StaffVouchersPublishDocument = new TypedDocumentString(`
    mutation StaffVouchersPublish($input: StaffVouchersStepInput!) {
  staff_vouchers_publish(input: $input) {
    voucher {
      ...StaffVoucherFields
    }
  }
}
    fragment StaffVoucherFields on StaffVoucher {
  voucher {
    id
    code
    name
    kind
    percent
    min_spend
    category
    first_order_only
    state
    from
    until
    uses
    max_uses
    max_uses_per_customer
    changed_by
  }
  version
  description
  category_id
  is_listed
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffVouchersPublishMutation, StaffVouchersPublishMutationVariables>;
export const StaffVouchersSaveDocument = new TypedDocumentString(`
    mutation StaffVouchersSave($input: StaffVouchersSaveInput!) {
  staff_vouchers_save(input: $input) {
    voucher {
      ...StaffVoucherFields
    }
  }
}
    fragment StaffVoucherFields on StaffVoucher {
  voucher {
    id
    code
    name
    kind
    percent
    min_spend
    category
    first_order_only
    state
    from
    until
    uses
    max_uses
    max_uses_per_customer
    changed_by
  }
  version
  description
  category_id
  is_listed
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffVouchersSaveMutation, StaffVouchersSaveMutationVariables>;
export const StaffVoucherDocument = new TypedDocumentString(`
    query StaffVoucher($id: ID!) {
  staff_voucher(id: $id) {
    ...StaffVoucherFields
  }
}
    fragment StaffVoucherFields on StaffVoucher {
  voucher {
    id
    code
    name
    kind
    percent
    min_spend
    category
    first_order_only
    state
    from
    until
    uses
    max_uses
    max_uses_per_customer
    changed_by
  }
  version
  description
  category_id
  is_listed
  warnings
  changed_at
}`) as unknown as TypedDocumentString<StaffVoucherQuery, StaffVoucherQueryVariables>;
export const StaffVouchersDocument = new TypedDocumentString(`
    query StaffVouchers($show: StaffPromotionState!, $after: String) {
  staff_vouchers(show: $show, after: $after, first: 50) {
    data {
      id
      code
      name
      kind
      percent
      min_spend
      category
      first_order_only
      state
      from
      until
      uses
      max_uses
      changed_by
    }
    next
  }
}
    `) as unknown as TypedDocumentString<StaffVouchersQuery, StaffVouchersQueryVariables>;
export const FavouriteAlertsDocument = new TypedDocumentString(`
    query FavouriteAlerts {
  favourite_alerts {
    wanted
  }
}
    `) as unknown as TypedDocumentString<FavouriteAlertsQuery, FavouriteAlertsQueryVariables>;
export const FavouriteAlertsSetDocument = new TypedDocumentString(`
    mutation FavouriteAlertsSet($input: FavouriteAlertsSetInput!) {
  favourite_alerts_set(input: $input) {
    wanted
  }
}
    `) as unknown as TypedDocumentString<FavouriteAlertsSetMutation, FavouriteAlertsSetMutationVariables>;
export const BoughtIdsDocument = new TypedDocumentString(`
    query BoughtIds {
  previous_orders(per_page: 10) {
    data {
      items {
        product_id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BoughtIdsQuery, BoughtIdsQueryVariables>;
export const SuggestedProductsDocument = new TypedDocumentString(`
    query SuggestedProducts($input: RecommendedProductsInput!) {
  recommended_products(input: $input) {
    data {
      ...CardFields
    }
  }
}
    fragment CardFields on ProductCard {
  id
  title
  url
  slug
  brand
  image
  schedule
  isAppendixH
  isGated
  isOutOfStock
  isHlp
  soldBy
  price
  priceType
  isPractitioner
  rrp
  originalPrice
  isClearance
  isPreorder
  isFridge
  isFreeShipping
  isPrescription
  promotions {
    promotionId
    displayTitle
  }
  isTelehealth
  bookingType
  isTgaGeneral
  tags
}`) as unknown as TypedDocumentString<SuggestedProductsQuery, SuggestedProductsQueryVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home {
  home {
    sections {
      __typename
      id
      title
      ... on HeroSection {
        eyebrow
        text
        linkText
        targetLink
        image
        audience
      }
      ... on ServicesSection {
        tiles {
          id
          title
          text
          icon
          targetLink
        }
      }
      ... on ProductsSection {
        text
        targetLink
        linkText
        products {
          ...CardFields
        }
      }
      ... on CategoriesSection {
        categories {
          id
          title
          url
          image_url
        }
      }
      ... on PromotionsSection {
        cards {
          id
          title
          text
          image
          targetLink
          linkText
        }
      }
      ... on BrandsSection {
        brands {
          id
          name
          url
          logo_image
        }
      }
      ... on TelehealthSection {
        text
        linkText
        targetLink
        image
        points
      }
      ... on TrustSection {
        reasons {
          id
          title
          text
          icon
        }
      }
    }
  }
}
    fragment CardFields on ProductCard {
  id
  title
  url
  slug
  brand
  image
  schedule
  isAppendixH
  isGated
  isOutOfStock
  isHlp
  soldBy
  price
  priceType
  isPractitioner
  rrp
  originalPrice
  isClearance
  isPreorder
  isFridge
  isFreeShipping
  isPrescription
  promotions {
    promotionId
    displayTitle
  }
  isTelehealth
  bookingType
  isTgaGeneral
  tags
}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const OrderCountDocument = new TypedDocumentString(`
    query OrderCount {
  previous_orders(per_page: 1) {
    paginatorInfo {
      total
    }
  }
}
    `) as unknown as TypedDocumentString<OrderCountQuery, OrderCountQueryVariables>;
export const ListingDocument = new TypedDocumentString(`
    query Listing($input: ListingInput!, $isServer: Boolean!) {
  listing(input: $input) {
    title
    description
    meta_description
    url
    lineage {
      title
      url
    }
    children {
      title
      url
      count
    }
    brand {
      banner_image
      logo_image
      seo_title
    }
    promotion {
      end_date
    }
    data {
      ...CardFields
      queryID @skip(if: $isServer)
    }
    facets {
      name
      title
      values {
        value
        label
        count
        selected
      }
    }
    banners {
      text
      image
      theme
      targetLink
    }
    did_you_mean
    paginatorInfo {
      current_page
      last_page
      per_page
      total
    }
    queryID @skip(if: $isServer)
  }
}
    fragment CardFields on ProductCard {
  id
  title
  url
  slug
  brand
  image
  schedule
  isAppendixH
  isGated
  isOutOfStock
  isHlp
  soldBy
  price
  priceType
  isPractitioner
  rrp
  originalPrice
  isClearance
  isPreorder
  isFridge
  isFreeShipping
  isPrescription
  promotions {
    promotionId
    displayTitle
  }
  isTelehealth
  bookingType
  isTgaGeneral
  tags
}`) as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const ProductLivePriceDocument = new TypedDocumentString(`
    query ProductLivePrice($slug: String!, $gmt_offset: Int, $state: State) {
  product(slug: $slug) {
    edr_base_points
    live_price_type(gmt_offset: $gmt_offset, state: $state)
    live_price(gmt_offset: $gmt_offset, state: $state) {
      value
    }
  }
}
    `) as unknown as TypedDocumentString<ProductLivePriceQuery, ProductLivePriceQueryVariables>;
export const ProductDeliveryDocument = new TypedDocumentString(`
    query ProductDelivery($slug: String!, $postcode: String!) {
  product(slug: $slug) {
    shipping_methods(postcode: $postcode) {
      id
      name
      type
      display_price
      pdp_display_info
      cutoff
      delivery_date
    }
  }
}
    `) as unknown as TypedDocumentString<ProductDeliveryQuery, ProductDeliveryQueryVariables>;
export const ProductDocument = new TypedDocumentString(`
    query Product($slug: String!) {
  product(slug: $slug) {
    id
    code
    name
    slug
    url
    description
    seo_title
    metadescription
    rrp
    status
    prices {
      min_qty
      type
      value
    }
    images {
      id
      url
      alt
    }
    can_autodeliver
    is_out_of_stock
    is_available
    is_fridge
    is_pharmacy
    is_practitioner
    is_tga
    is_gated
    is_preorder
    is_clearance
    is_skip_questionnaire
    is_limited_supply
    is_free_shipping
    requires_prescription
    is_advertisable
    excluded_states
    booking_type
    order_limit
    schedule
    journey_ids
    tags {
      name
    }
    badges
    facts {
      name
      value
      note
      url
    }
    dose {
      title
      rows {
        name
        amount
      }
      rest
    }
    key_ingredients
    sold_by
    group_brand
    group_format
    group_fragrance
    group_size
    group_colour
    group_flavour
    colour_variants {
      ...VariantFields
      images {
        url
      }
    }
    size_variants {
      ...VariantFields
    }
    flavour_variants {
      ...VariantFields
    }
    brand_variants {
      ...VariantFields
    }
    format_variants {
      ...VariantFields
    }
    fragrance_variants {
      ...VariantFields
    }
    warnings {
      message
      position
    }
    brand {
      name
      url
    }
    expert_advice_description
    expert_advice_products {
      id
      card {
        ...CardFields
      }
    }
    txt_directions
    txt_ingredients
    txt_storage
    txt_warnings
    breadcrumbs {
      display_title
      url
    }
    coop_advert {
      kontent_code
    }
    promotions {
      id
      url
      display_title
      display_info
      end_date
    }
    edr_base_points
    edr_bonus_points
  }
}
    fragment VariantFields on ProductVariant {
  slug
  name
  is_out_of_stock
  group_brand
  group_format
  group_fragrance
  group_size
  group_colour
  group_flavour
}
fragment CardFields on ProductCard {
  id
  title
  url
  slug
  brand
  image
  schedule
  isAppendixH
  isGated
  isOutOfStock
  isHlp
  soldBy
  price
  priceType
  isPractitioner
  rrp
  originalPrice
  isClearance
  isPreorder
  isFridge
  isFreeShipping
  isPrescription
  promotions {
    promotionId
    displayTitle
  }
  isTelehealth
  bookingType
  isTgaGeneral
  tags
}`) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const PromoBannerDocument = new TypedDocumentString(`
    query PromoBanner($code: String!) {
  promo_banner(code: $code) {
    title
    text
    image
    targetLink
  }
}
    `) as unknown as TypedDocumentString<PromoBannerQuery, PromoBannerQueryVariables>;
export const GetPromotionProductsByIdDocument = new TypedDocumentString(`
    query GetPromotionProductsById($id: ID!) {
  promotions(id: $id) {
    products(limit: 12) {
      card {
        ...CardFields
      }
    }
  }
}
    fragment CardFields on ProductCard {
  id
  title
  url
  slug
  brand
  image
  schedule
  isAppendixH
  isGated
  isOutOfStock
  isHlp
  soldBy
  price
  priceType
  isPractitioner
  rrp
  originalPrice
  isClearance
  isPreorder
  isFridge
  isFreeShipping
  isPrescription
  promotions {
    promotionId
    displayTitle
  }
  isTelehealth
  bookingType
  isTgaGeneral
  tags
}`) as unknown as TypedDocumentString<GetPromotionProductsByIdQuery, GetPromotionProductsByIdQueryVariables>;
export const RelatedProductsDocument = new TypedDocumentString(`
    query RelatedProducts($id: ID!) {
  recommended_products(
    input: {models: [related_products, bought_together], product_ids: [$id], limit: 12}
  ) {
    data {
      ...CardFields
    }
  }
}
    fragment CardFields on ProductCard {
  id
  title
  url
  slug
  brand
  image
  schedule
  isAppendixH
  isGated
  isOutOfStock
  isHlp
  soldBy
  price
  priceType
  isPractitioner
  rrp
  originalPrice
  isClearance
  isPreorder
  isFridge
  isFreeShipping
  isPrescription
  promotions {
    promotionId
    displayTitle
  }
  isTelehealth
  bookingType
  isTgaGeneral
  tags
}`) as unknown as TypedDocumentString<RelatedProductsQuery, RelatedProductsQueryVariables>;
export const FavouriteAlertsStopDocument = new TypedDocumentString(`
    mutation FavouriteAlertsStop($input: FavouriteAlertsStopInput!) {
  favourite_alerts_stop(input: $input) {
    wanted
  }
}
    `) as unknown as TypedDocumentString<FavouriteAlertsStopMutation, FavouriteAlertsStopMutationVariables>;
export const ProductsByIdDocument = new TypedDocumentString(`
    query ProductsById($ids: [ID!]!) {
  products(ids: $ids) {
    ...CardFields
  }
}
    fragment CardFields on ProductCard {
  id
  title
  url
  slug
  brand
  image
  schedule
  isAppendixH
  isGated
  isOutOfStock
  isHlp
  soldBy
  price
  priceType
  isPractitioner
  rrp
  originalPrice
  isClearance
  isPreorder
  isFridge
  isFreeShipping
  isPrescription
  promotions {
    promotionId
    displayTitle
  }
  isTelehealth
  bookingType
  isTgaGeneral
  tags
}`) as unknown as TypedDocumentString<ProductsByIdQuery, ProductsByIdQueryVariables>;
export const SearchIdDocument = new TypedDocumentString(`
    query SearchId($input: ListingInput!) {
  listing(input: $input) {
    queryID
  }
}
    `) as unknown as TypedDocumentString<SearchIdQuery, SearchIdQueryVariables>;
export const StaffProductsToPromoteDocument = new TypedDocumentString(`
    query StaffProductsToPromote($search: String!) {
  staff_products(show: on_sale, search: $search, first: 8) {
    data {
      id
      code
      name
      price
    }
  }
}
    `) as unknown as TypedDocumentString<StaffProductsToPromoteQuery, StaffProductsToPromoteQueryVariables>;
export const FavouritesAddDocument = new TypedDocumentString(`
    mutation FavouritesAdd($input: FavouritesAddInput!) {
  favourites_add(input: $input) {
    favourite {
      product_id
    }
  }
}
    `) as unknown as TypedDocumentString<FavouritesAddMutation, FavouritesAddMutationVariables>;
export const FavouritePageDocument = new TypedDocumentString(`
    query FavouritePage($page: Int!, $perPage: Int!) {
  favourite_products(page: $page, per_page: $perPage) {
    data {
      ...CardFields
    }
  }
}
    fragment CardFields on ProductCard {
  id
  title
  url
  slug
  brand
  image
  schedule
  isAppendixH
  isGated
  isOutOfStock
  isHlp
  soldBy
  price
  priceType
  isPractitioner
  rrp
  originalPrice
  isClearance
  isPreorder
  isFridge
  isFreeShipping
  isPrescription
  promotions {
    promotionId
    displayTitle
  }
  isTelehealth
  bookingType
  isTgaGeneral
  tags
}`) as unknown as TypedDocumentString<FavouritePageQuery, FavouritePageQueryVariables>;
export const FavouritesRemoveDocument = new TypedDocumentString(`
    mutation FavouritesRemove($input: FavouritesRemoveInput!) {
  favourites_remove(input: $input) {
    product_id
  }
}
    `) as unknown as TypedDocumentString<FavouritesRemoveMutation, FavouritesRemoveMutationVariables>;
export const RootCategoriesDocument = new TypedDocumentString(`
    query RootCategories {
  categories {
    id
    title
    url
  }
}
    `) as unknown as TypedDocumentString<RootCategoriesQuery, RootCategoriesQueryVariables>;
export const ProductViewsMergeDocument = new TypedDocumentString(`
    mutation ProductViewsMerge($product_ids: [ID!]!) {
  product_views_merge(product_ids: $product_ids) {
    product_ids
  }
}
    `) as unknown as TypedDocumentString<ProductViewsMergeMutation, ProductViewsMergeMutationVariables>;
export const ProductViewsCreateDocument = new TypedDocumentString(`
    mutation ProductViewsCreate($product_id: ID!) {
  product_views_create(product_id: $product_id) {
    viewed_at
  }
}
    `) as unknown as TypedDocumentString<ProductViewsCreateMutation, ProductViewsCreateMutationVariables>;
export const ProductViewsDeleteDocument = new TypedDocumentString(`
    mutation ProductViewsDelete($product_id: ID!) {
  product_views_delete(product_id: $product_id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<ProductViewsDeleteMutation, ProductViewsDeleteMutationVariables>;