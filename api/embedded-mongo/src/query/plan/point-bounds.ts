import type { Collation } from '../../collation/collation';
import { currentCollation } from '../../collation/current';
import { encodeValue } from '../../storage/keys/encode-value';
import { TypeRank, typeRank } from '../../values/type-rank';
import type { Interval } from './intervals';

/** How one condition restricts an index field. */
export interface Bounds {
  /** Exact values, or undefined for an interval. */
  points?: Buffer[];
  interval?: Interval;
  /** Whether the bounds are equivalent to the condition. */
  exact: boolean;
}

/** Whether values of a type may hold text, which a collation compares. */
export const holdsText = (rank: number): boolean => rank === TypeRank.string || rank === TypeRank.object;

/** Whether an index with this collation, or none, compares text as the query does. */
function comparesAlike(collation: Collation | undefined): boolean {
  return currentCollation()?.identity === collation?.identity;
}

/** The bounds of a condition that names its values. */
export function pointBounds(values: unknown[], multikey: boolean, collation?: Collation): Bounds | undefined {
  const points = new Map<string, Buffer>();
  let exact = true;
  for (const value of values) {
    const rank = typeRank(value);
    // An array can equal a stored array as a whole, but the index holds its elements.
    if (rank === TypeRank.array || rank === TypeRank.regex) return undefined;
    if (holdsText(rank) && !comparesAlike(collation)) return undefined;
    // The keys of a collation are those of the characters; the documents decide.
    if (holdsText(rank) && collation) exact = false;
    if (rank === TypeRank.null && multikey) exact = false;
    const key = encodeValue(collation ? collation.indexed(value) : value);
    points.set(key.toString('latin1'), key);
  }
  return { points: [...points.values()].sort(Buffer.compare), exact };
}
