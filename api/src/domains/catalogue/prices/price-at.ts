import { type Price, type State, selectPrice } from '@saltbush/contract';
import { isAfterHours } from '../../fulfilment';
import type { ProductDocument } from '../documents';

/** Returns the unit price of something that takes place at a time, by a state's local time and holidays; null without prices. */
export function priceAt(product: Pick<ProductDocument, 'prices'>, at: Date, state: State): Price | null {
  return selectPrice(product.prices, { requested: isAfterHours(at, state) ? 'afterhours' : 'default' });
}
