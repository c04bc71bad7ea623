import type { Price } from './price-selection';
import type { PromotionTerms } from './promotions';

/** What pricing asks of a product. Money in cents. */
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
  /** Asked price type; `afterhours` only when it is after hours. */
  price_type: string;
  frequency: string | null;
  product: PricedProduct;
}

export interface PercentOffer {
  percent: number;
  /** Only products of this category; null for all. */
  category_id: number | null;
  /** Cents that the products it applies to must reach. */
  min_spend: number;
}

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
  /** Promotion, AutoDelivery and offer. */
  discount: number;
  staff_discount: number;
  /** After every discount. */
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
  staff_discount_value: number;
  discount_total: number;
  cart_subtotal: number;
  cart_savings: number;
  /** GST in the lines; that of shipping is added by the caller. */
  gst_total: number;
  edr_base_points: number;
  edr_bonus_points: number;
  /** False while an offer's minimum is not reached. */
  offer_applies: boolean;
}
