/** What a promotion does to matching lines. Money in cents. */
export type PromotionRule =
  | { kind: 'buy_n_save_percent'; n: number; percent: number }
  | { kind: 'n_for_price'; n: number; price: number }
  | { kind: 'spend_save'; spend: number; save: number }
  | { kind: 'bonus_points'; points: number };

export interface PromotionTerms {
  id: number;
  rule: PromotionRule;
  /** Whether lines of different products count together. */
  mix_and_match: boolean;
}

/** The properties of a line that promotions depend on. Money in cents. */
export interface PromotableLine {
  id: string;
  product_id: number;
  quantity: number;
  unit_price: number;
  /** Ids of the product's promotions; empty for products that may not be promoted. */
  promotion_ids: readonly number[];
}

export interface LinePromotion {
  discount: number;
  matched_id: number | null;
  missed_ids: number[];
}
