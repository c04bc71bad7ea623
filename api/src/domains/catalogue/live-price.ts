import { type Price, type State, selectPrice } from '@saltbush/contract';
import { isAfterHours } from '../fulfilment/calendar';
import type { ProductDocument } from './documents';

/** The price of one unit at a moment, by the clock and holidays of a state (section 9); null without prices. */
export function livePrice(product: Pick<ProductDocument, 'prices'>, now: Date, state: State): Price | null {
  const requested = isAfterHours(now, state) ? 'afterhours' : 'default';
  return selectPrice(product.prices, { requested });
}
