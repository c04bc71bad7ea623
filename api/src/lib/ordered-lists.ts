import type { Filter } from 'mongodb';

/** Where a list in the order of its moments goes on: after this one. */
export interface ListPlace {
  at: Date;
  _id: string;
}

/** Which part of a list is read. */
export interface ListRange {
  newest: boolean;
  after: ListPlace | null;
  limit: number;
}

/** The moments that a list has: after `from`, and up to `until`. */
export interface ListSpan {
  from: Date;
  until?: Date;
}

/** Returns the filter for what lies in a span and beyond a list's place, by the field that orders it. */
export function spanFilter<T>(
  field: keyof T & string,
  { from, until }: ListSpan,
  { newest, after }: Pick<ListRange, 'newest' | 'after'>,
): Filter<T> {
  const [reached, past] = newest ? ['$lte', '$lt'] : ['$gte', '$gt'];
  // The place may lie beyond the span: it is that of a merged list.
  const last = newest && until && after ? new Date(Math.min(until.getTime(), after.at.getTime())) : until;
  // The first bound is what an index starts at; the others settle moments that several share.
  const bounds = { $gt: from, ...(after && { [reached]: after.at }), ...(last && { $lte: last }) };
  const ties = after && { $or: [{ [field]: { [past]: after.at } }, { _id: { [past]: after._id } }] };
  return { [field]: bounds, ...ties } as Filter<T>;
}

/** Merges lists that are in the same order, and returns the first of them. */
export async function mergeLists<T extends { _id: string }>(
  lists: readonly Promise<T[]>[],
  momentOf: (one: T) => Date,
  { newest, limit }: Pick<ListRange, 'newest' | 'limit'>,
): Promise<T[]> {
  const direction = newest ? -1 : 1;
  const earlier = (a: T, b: T) => momentOf(a).getTime() - momentOf(b).getTime() || (a._id < b._id ? -1 : 1);
  const found = (await Promise.all(lists)).flat();
  return found.sort((a, b) => direction * earlier(a, b)).slice(0, limit);
}
