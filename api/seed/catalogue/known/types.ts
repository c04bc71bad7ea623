import type { BookingType, Schedule, State } from '@saltbush/contract';
import type { KnownProduct } from '../../known';
import type { Shape } from '../forms';
import type { Axes, DraftFlags, Trade } from '../types';

/** A hand-written product. Money in cents. `key` is its name in KNOWN; members of its group may have none. */
export interface KnownSpec {
  key?: KnownProduct;
  name: string;
  slug?: string;
  brand: string;
  cat: string;
  trade: Trade;
  shape: Shape;
  price: number;
  rrp?: number;
  promo?: number;
  afterhours?: number;
  /** Unit price from that quantity on. */
  multi?: Record<number, number>;
  stock?: number;
  status?: 'Disabled';
  schedule?: Schedule;
  flags?: DraftFlags;
  orderLimit?: number;
  excluded?: State[];
  booking?: BookingType;
  journey?: boolean;
  tags?: string[];
  group?: string;
  axes?: Axes;
  option?: string;
  promotions?: string[];
  coop?: string;
  popularity?: number;
  description: string[];
  directions?: string;
  ingredients?: string;
  storage?: string;
  warnings?: string;
  keys?: string[];
  badges?: string[];
  advice?: string;
}
