import type { Collation } from '../../collation/collation';
import { currentCollation } from '../../collation/current';
import type { Pattern } from '../../regex/pattern';
import { encodeValue, isCut, MAX_PAYLOAD } from '../../storage/keys/encode-value';
import { TypeRank, typeRank } from '../../values/type-rank';
import { type Bounds, holdsText, pointBounds } from './point-bounds';

const CUT_LENGTH = MAX_PAYLOAD - 15;
const NAN_KEY = encodeValue(Number.NaN);

/** The bounds of a comparison. */
export function rangeBounds(
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
export function prefixBounds(pattern: Pattern): Bounds {
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
