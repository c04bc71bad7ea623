import type { Pattern } from '../regex/pattern';
import { afterPrefix, encodeValue, invert, isCut, MAX_PAYLOAD } from '../storage/ordered-key';
import type { KeyRange } from '../storage/reader';
import { type Collation, currentCollation } from './collation';
import { TypeRank, typeRank } from './compare';
import type { Condition } from './filter';

/** A range of a field's values in their ascending encoding. A bound covers every key that starts with it. */
export interface Interval {
  low: Buffer;
  lowIncluded: boolean;
  high: Buffer;
  highIncluded: boolean;
}

/** How one condition restricts an index field. */
export interface Bounds {
  /** Exact values, or undefined for an interval. */
  points?: Buffer[];
  interval?: Interval;
  /** Whether the bounds are equivalent to the condition. */
  exact: boolean;
}

const CUT_LENGTH = MAX_PAYLOAD - 15;

/** Returns the bounds a condition puts on an index field; undefined if the index does not help. */
export function conditionBounds(
  condition: Condition,
  multikey: boolean,
  collation?: Collation,
): Bounds | undefined {
  switch (condition.kind) {
    case 'equals':
      return pointBounds([condition.value], multikey, collation);
    case 'in':
      return condition.patterns.length > 0 ? undefined : pointBounds(condition.values, multikey, collation);
    case 'less':
    case 'lessOrEqual':
    case 'greater':
    case 'greaterOrEqual':
      return rangeBounds(condition.kind, condition.value, multikey, collation);
    case 'regex':
      return collation ? undefined : prefixBounds(condition.pattern);
    default:
      return undefined;
  }
}

const holdsText = (rank: number): boolean => rank === TypeRank.string || rank === TypeRank.object;

/** Whether an index with this collation, or none, compares text as the query does. */
function comparesAlike(collation: Collation | undefined): boolean {
  return currentCollation()?.identity === collation?.identity;
}

function pointBounds(values: unknown[], multikey: boolean, collation?: Collation): Bounds | undefined {
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

const NAN_KEY = encodeValue(Number.NaN);

function rangeBounds(
  kind: string,
  value: unknown,
  multikey: boolean,
  collation: Collation | undefined,
): Bounds | undefined {
  const rank = typeRank(value);
  const included = kind.endsWith('OrEqual');
  if (rank === TypeRank.null) return included ? pointBounds([null], multikey) : { points: [], exact: true };
  if (rank === TypeRank.array || rank === TypeRank.minKey || rank === TypeRank.maxKey) return undefined;
  // An index with a collation finds what is equal, but is not in the order of the collation.
  if (holdsText(rank) && (collation || currentCollation())) return undefined;
  if (rank === TypeRank.number && Number.isNaN(Number(value))) return undefined;
  const full = encodeValue(value);
  const cut = isCut(full);
  const key = cut ? full.subarray(0, CUT_LENGTH) : full;
  const type = Buffer.from([rank]);
  const lowest =
    rank === TypeRank.number ? { low: NAN_KEY, lowIncluded: false } : { low: type, lowIncluded: true };
  const interval = kind.startsWith('less')
    ? { ...lowest, high: key, highIncluded: included || cut }
    : { low: key, lowIncluded: included || cut, high: type, highIncluded: true };
  return { interval, exact: !cut };
}

/** The literal start of an anchored pattern bounds the string. */
function prefixBounds(pattern: Pattern): Bounds {
  const anchored = /^(?:\^|\\A)([\w \-@:/]+)(.*)$/su.exec(pattern.source);
  const textOnly = Buffer.from([TypeRank.string]);
  const everything = { low: textOnly, lowIncluded: true, high: textOnly, highIncluded: true };
  if (!anchored || /[imx]/.test(pattern.flags) || pattern.source.includes('|')) {
    return { interval: everything, exact: false };
  }
  const [, start = '', rest = ''] = anchored;
  // A quantifier applies to the last character of the literal.
  const literal = /^[*+?{]/.test(rest) ? start.slice(0, -1) : start;
  const key = Buffer.concat([textOnly, Buffer.from(literal)]).subarray(0, CUT_LENGTH);
  return { interval: { low: key, lowIncluded: true, high: key, highIncluded: true }, exact: false };
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
