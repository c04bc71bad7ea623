import type { ListRange } from '../../../lib/ordered-lists';
import { cursorOf, readCursor } from '../orders/order-cursor';

const MAX_CHARGES = 50;

export interface ChargeArguments {
  state: 'failed' | 'coming';
  newest?: boolean | null;
  after?: string | null;
  first?: number | null;
}

/**
 * Reads a page of charges, and where the next one begins.
 * @throws {BusinessError} INVALID_INPUT for a place that no list has
 */
export async function readChargePage<T extends { _id: string }, View>(
  { newest, after, first }: ChargeArguments,
  {
    list,
    placeOf,
    view,
  }: { list: (range: ListRange) => Promise<T[]>; placeOf: (one: T) => Date; view: (one: T) => Promise<View> },
): Promise<{ data: View[]; next: string | null }> {
  const limit = Math.min(Math.max(first ?? MAX_CHARGES, 1), MAX_CHARGES);
  const place = after ? readCursor(after) : null;
  const found = await list({
    newest: newest ?? false,
    after: place && { at: place.created_at, _id: place._id },
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    data: await Promise.all(shown.map(view)),
    next: last ? cursorOf({ created_at: placeOf(last), _id: last._id }) : null,
  };
}
