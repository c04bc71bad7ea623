import { afterPrefix, invert } from '../../storage/keys/key-order';
import type { KeyRange } from '../../storage/reader';

/** A range of a field's values in their ascending encoding. A bound covers every key that starts with it. */
export interface Interval {
  low: Buffer;
  lowIncluded: boolean;
  high: Buffer;
  highIncluded: boolean;
}

/** Intersects two intervals. The result may be empty: its range then ends before it starts. */
export function intersect(a: Interval, b: Interval): Interval {
  const low = compareLow(a, b) >= 0 ? a : b;
  const high = compareHigh(a, b) <= 0 ? a : b;
  return { low: low.low, lowIncluded: low.lowIncluded, high: high.high, highIncluded: high.highIncluded };
}

function compareLow(a: Interval, b: Interval): number {
  return Buffer.compare(lowEdge(a.low, a.lowIncluded), lowEdge(b.low, b.lowIncluded));
}

function compareHigh(a: Interval, b: Interval): number {
  return Buffer.compare(highEdge(a.high, a.highIncluded), highEdge(b.high, b.highIncluded));
}

function lowEdge(key: Buffer, included: boolean): Buffer {
  return included ? key : (afterPrefix(key) as Buffer);
}

function highEdge(key: Buffer, included: boolean): Buffer {
  return included ? (afterPrefix(key) as Buffer) : key;
}

/** The keys of an index that start with `prefix` and whose next field lies in the interval. */
export function intervalRange(prefix: Buffer, interval: Interval, direction: 1 | -1): KeyRange {
  const { low, lowIncluded, high, highIncluded } = interval;
  if (direction === 1) {
    return {
      start: lowEdge(Buffer.concat([prefix, low]), lowIncluded),
      end: highEdge(Buffer.concat([prefix, high]), highIncluded),
    };
  }
  return {
    start: lowEdge(Buffer.concat([prefix, invert(high)]), highIncluded),
    end: highEdge(Buffer.concat([prefix, invert(low)]), lowIncluded),
  };
}

/** Every key that starts with `prefix`. */
export function prefixRange(prefix: Buffer): KeyRange {
  return { start: prefix, end: afterPrefix(prefix) as Buffer };
}
