import type { PromotionState } from '@saltbush/contract';
import type { Filter, SortDirection } from 'mongodb';

/** What the lists of the counter go by. */
interface Dated {
  is_draft?: boolean;
  starts_at: Date;
  end_date: Date;
}

const PUBLISHED = { is_draft: { $ne: true } };

const FILTERS: Readonly<Record<PromotionState, (now: Date) => Filter<Dated>>> = {
  draft: () => ({ is_draft: true }),
  coming: (now) => ({ ...PUBLISHED, end_date: { $gt: now }, starts_at: { $gt: now } }),
  running: (now) => ({ ...PUBLISHED, end_date: { $gt: now }, starts_at: { $lte: now } }),
  ended: (now) => ({ ...PUBLISHED, end_date: { $lte: now } }),
};

/** Where a list continues: after this end, in milliseconds, and id. Drafts go by their ids alone. */
export type PromotionPlace = [end: number, id: number];

/** Which page of which list. */
export interface StateList {
  state: PromotionState;
  now: Date;
  after: PromotionPlace | null;
  limit: number;
}

function beyond(state: PromotionState, after: PromotionPlace | null, id: '_id' | 'id'): object {
  if (!after) return {};
  const [end, last] = [new Date(after[0]), after[1]];
  if (state === 'draft') return { [id]: { $lt: last } };
  const is = state === 'ended' ? '$lt' : '$gt';
  return { $or: [{ end_date: { [is]: end } }, { end_date: end, [id]: { [is]: last } }] };
}

/**
 * Selects the next of a state: the latest drafts and ends first, else those that end first.
 * @param id the field of the number that they are known by
 */
export function byState<Listed extends Dated>(
  { state, now, after }: Omit<StateList, 'limit'>,
  id: '_id' | 'id',
): { filter: Filter<Listed>; sort: Record<string, SortDirection> } {
  const order = state === 'ended' ? -1 : 1;
  const filter = { ...FILTERS[state](now), ...beyond(state, after, id) } as Filter<Listed>;
  return { filter, sort: state === 'draft' ? { [id]: -1 } : { end_date: order, [id]: order } };
}
