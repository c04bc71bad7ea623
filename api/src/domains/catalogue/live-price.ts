import { type Price, type State, selectPrice } from '@saltbush/contract';
import { isAfterHours } from '../fulfilment';
import type { ProductDocument } from './documents';

const MINUTE_MS = 60_000;

/** The last answer for each state: it changes at full minutes only, and every product asks for it. */
const known = new Map<State, { minute: number; afterHours: boolean }>();

function isAfterHoursNow(now: Date, state: State): boolean {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const last = known.get(state);
  if (last?.minute === minute) return last.afterHours;
  const afterHours = isAfterHours(now, state);
  known.set(state, { minute, afterHours });
  return afterHours;
}

/** The price of one unit at a moment, by the clock and holidays of a state (section 9); null without prices. */
export function livePrice(product: Pick<ProductDocument, 'prices'>, now: Date, state: State): Price | null {
  const requested = isAfterHoursNow(now, state) ? 'afterhours' : 'default';
  return selectPrice(product.prices, { requested });
}
