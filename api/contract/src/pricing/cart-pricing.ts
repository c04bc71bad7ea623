import type { Price } from './price-selection';
import type { PromotionTerms } from './promotions';

/** Properties of a product that pricing depends on. Money in cents. */
export interface PricedProduct {
  id: number;
  prices: readonly Price[];
  rrp: number | null;
  schedule: string | null;
  tags: readonly string[];
  gst_free: boolean;
  booking_type: string | null;
  category_ids: readonly number[];
  promotion_ids: readonly number[];
  edr_bonus_points: number;
}

export interface CartLine {
  id: string;
  quantity: number;
  /** Requested price type; `afterhours` only during after hours. */
  price_type: string;
  frequency: string | null;
  product: PricedProduct;
}

export interface PercentOffer {
  percent: number;
  /** Restricts it to products of this category; null for all. */
  category_id: number | null;
  /** Minimum total, in cents, of the products it applies to. */
  min_spend: number;
}

/** Why an offer takes nothing off; `missing` in cents. */
export type OfferMiss = { reason: 'not_covered' } | { reason: 'min_spend'; missing: number };

export interface CartPricingInput {
  lines: readonly CartLine[];
  promotions: readonly PromotionTerms[];
  offer: PercentOffer | null;
  isStaff: boolean;
}

/** A priced line. Money in cents. */
export interface PricedLine {
  id: string;
  unit_price: number;
  live_price_type: string;
  /** Before discounts. */
  line_total: number;
  /** Promotion and offer discounts; the unit price of AutoDelivery is lower already. */
  discount: number;
  staff_discount: number;
  /** After all discounts. */
  net_total: number;
  gst: number;
  saving: number;
  takes_staff_discount: boolean;
  edr_base_points: number;
  edr_bonus_points: number;
  matched_promotion_id: number | null;
  missed_promotion_ids: number[];
}

export interface PricedCart {
  lines: PricedLine[];
  num_items: number;
  item_total: number;
  non_staff_discount_total: number;
  /** The part of `non_staff_discount_total` that promotions take off; the rest is the offer's. */
  promotion_discount_total: number;
  staff_discount_value: number;
  discount_total: number;
  cart_subtotal: number;
  cart_savings: number;
  /** GST included in the lines; the caller adds that of shipping. */
  gst_total: number;
  edr_base_points: number;
  edr_bonus_points: number;
  /** Whether the offer takes something off. */
  offer_applies: boolean;
  /** Why it does not; null if it does, or if there is none. */
  offer_miss: OfferMiss | null;
}
