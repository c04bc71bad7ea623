/** The effect of a promotion on matching cart lines. Money in cents. */
export type PromotionRule =
  | { kind: 'buy_n_save_percent'; n: number; percent: number }
  | { kind: 'n_for_price'; n: number; price: number }
  | { kind: 'spend_save'; spend: number; save: number }
  | { kind: 'bonus_points'; points: number };

/** Collection `promotions` (section 3.e; cart messages of section 2.15). */
export interface PromotionDocument {
  _id: number;
  slug: string;
  display_title: string;
  display_info: string;
  met_message: string;
  unmet_message: string;
  starts_at: Date;
  end_date: Date;
  rule: PromotionRule;
  /** Whether lines of different products count together towards the rule. */
  mix_and_match: boolean;
  /** Unset for one whose points were written into its products: `ownBonusPoints` takes them out again. */
  adds_points?: boolean;
  /** Set while staff write it: no shopper gets it. */
  is_draft?: boolean;
  /** The products that it was made for at the counter; once it is published, they name it in `promotion_ids`. */
  product_ids?: number[];
  /** Key of the request that made it. */
  request_key?: string;
  /** Counts its changes at the counter; unset before the first. */
  version?: number;
  changed_at?: Date;
  staff_id?: string;
  staff_name?: string;
}

export type OfferEffect =
  | {
      kind: 'percent_off';
      percent: number;
      category_id: number | null;
      min_spend: number;
      first_order_only: boolean;
    }
  | { kind: 'free_standard_shipping' };

/** Collection `offers`: codes that shoppers enter in the cart. `_id` is the code in upper case. */
export interface OfferDocument {
  _id: string;
  id: number;
  name: string;
  description: string;
  effect: OfferEffect;
  is_listed: boolean;
  starts_at: Date;
  end_date: Date;
  /** How many orders may use it; unset or null for any number. */
  max_uses?: number | null;
  /** How many orders of one customer may use it; unset or null for any number. */
  max_uses_per_customer?: number | null;
  /** How many orders use it; cancelled ones do not. Unset before the first, and for orders before uses were counted. */
  uses?: number;
  /** Set while staff write it: no shopper gets it. */
  is_draft?: boolean;
  /** Key of the request that made it. */
  request_key?: string;
  /** Counts its changes at the counter; unset before the first. */
  version?: number;
  changed_at?: Date;
  staff_id?: string;
  staff_name?: string;
}
