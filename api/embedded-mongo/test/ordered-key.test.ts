import { Binary, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { describe, expect, it } from 'vitest';
import { encodeValue, isCut } from '../src/storage/keys/encode-value';
import { afterPrefix, invert } from '../src/storage/keys/key-order';
import { compareValues } from '../src/values/compare';

const values: unknown[] = [
  new MinKey(),
  null,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  Long.fromString('-9223372036854775808'),
  Long.fromString('-9007199254740993'),
  -2.5,
  -1,
  0,
  new Double(0.5),
  1,
  Long.fromString('9007199254740992'),
  Long.fromString('9007199254740993'),
  Long.fromString('9223372036854775807'),
  Number.POSITIVE_INFINITY,
  '',
  '\0',
  '\0a',
  'A',
  'a',
  'a\0',
  'ab',
  'ä',
  '\ud7ff',
  '\uffff',
  '😀',
  {},
  { a: 1 },
  { a: 1, b: 1 },
  { b: 1 },
  { a: 'x' },
  [],
  [1],
  [1, 2],
  [2],
  new Binary(Buffer.from([9])),
  new Binary(Buffer.from([1, 2])),
  new ObjectId('000000000000000000000001'),
  new ObjectId('ff0000000000000000000000'),
  false,
  true,
  new Date(-5),
  new Date(0),
  new Date(5),
  new Timestamp({ t: 1, i: 1 }),
  new Timestamp({ t: 4_000_000_000, i: 1 }),
  /a/,
  new MaxKey(),
];

describe('ordered keys', () => {
  it('sort as the values do, in both directions', () => {
    for (const a of values) {
      for (const b of values) {
        const expected = compareValues(a, b);
        const [x, y] = [encodeValue(a), encodeValue(b)];
        expect(Buffer.compare(x, y), `${String(a)} and ${String(b)}`).toBe(expected);
        expect(Buffer.compare(invert(y), invert(x))).toBe(expected);
      }
    }
  });

  it('are never a prefix of one another', () => {
    const keys = values.map(encodeValue);
    for (const a of keys)
      for (const b of keys)
        if (a !== b) expect(b.subarray(0, a.length).equals(a) && !a.equals(b)).toBe(false);
  });

  it('treat equal numbers of different types alike', () => {
    expect(encodeValue(5)).toEqual(encodeValue(new Double(5)));
    expect(encodeValue(5)).toEqual(encodeValue(Long.fromNumber(5)));
    expect(encodeValue(-0)).toEqual(encodeValue(0));
    expect(encodeValue(undefined)).toEqual(encodeValue(null));
  });

  it('truncate long values but keep different ones distinct', () => {
    const [a, b] = [`${'x'.repeat(5000)}a`, `${'x'.repeat(5000)}b`].map(encodeValue) as [Buffer, Buffer];
    expect(isCut(a)).toBe(true);
    expect(a.length).toBeLessThan(450);
    expect(a.equals(b)).toBe(false);
    expect(encodeValue(`${'x'.repeat(5000)}a`)).toEqual(a);
  });

  it('end before the next prefix', () => {
    expect(afterPrefix(Buffer.from([1, 255, 255]))).toEqual(Buffer.from([2]));
    expect(afterPrefix(Buffer.from([255]))).toBeUndefined();
  });
});
