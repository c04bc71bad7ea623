import type { CountReason, ReceiveReason, SetPriceType } from '@saltbush/contract';

/** The member of staff who changed something. */
export interface ChangedBy {
  staff_id: string;
  staff_name: string;
}

/** Collection `stock_movements`: what staff received and counted. `_id` is the key of the request. */
export interface StockMovementDocument extends ChangedBy {
  _id: string;
  product_id: number;
  /** The pharmacy on whose shelf it was; unset for the central stock. */
  pharmacy_id?: number;
  reason: ReceiveReason | CountReason;
  /** Units that came in, or went. */
  change: number;
  /** Units afterwards. */
  stock: number;
  at: Date;
}

/** Collection `price_changes`: prices that staff set, now or from a day on. `_id` is the key of the request. */
export interface PriceChangeDocument extends ChangedBy {
  _id: string;
  product_id: number;
  type: SetPriceType;
  /** In cents; null takes the price away. */
  value: number | null;
  from: Date;
  /** `refused`: other prices had changed meanwhile so that it no longer fitted. */
  state: 'planned' | 'done' | 'cancelled' | 'refused';
}
