import { type Price, type State, selectPrice } from '@saltbush/contract';
import { isAfterHours } from '../../fulfilment';
import type { ProductDocument } from '../documents';

const MINUTE_MS = 60_000;

/** The latest result per state, valid for a minute, because every product needs it. */
const cache = new Map<State, { minute: number; afterHours: boolean }>();

function isAfterHoursNow(now: Date, state: State): boolean {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const last = cache.get(state);
  if (last?.minute === minute) return last.afterHours;
  const afterHours = isAfterHours(now, state);
  cache.set(state, { minute, afterHours });
  return afterHours;
}

/** Returns the current unit price by a state's local time and holidays (section 9); null without prices. */
export function livePrice(product: Pick<ProductDocument, 'prices'>, now: Date, state: State): Price | null {
  const requested = isAfterHoursNow(now, state) ? 'afterhours' : 'default';
  return selectPrice(product.prices, { requested });
}
