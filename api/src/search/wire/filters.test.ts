import { describe, expect, it } from 'vitest';
import { compileFilter } from '../engine/compile-filter';
import type { Filter } from '../engine/filter';
import { parseFilters } from './filters-expression';
import { parseFacetFilters, parseNumericFilters } from './nested-filters';

interface Thing {
  brand: string;
  kind: string;
  price: number;
}

const THINGS: Thing[] = [
  { brand: 'Tidewell', kind: 'tablet', price: 1000 },
  { brand: 'Kaia Coast', kind: 'cream', price: 2500 },
  { brand: 'Tidewell', kind: 'cream', price: 4000 },
];

/** Returns the positions of the items that pass. */
function passing(filter: Filter): number[] {
  const test = compileFilter(filter, {
    facetTest: (attribute, value) => (doc) => String(THINGS[doc]?.[attribute as keyof Thing]) === value,
    numericValue: (attribute) => (doc) => Number(THINGS[doc]?.[attribute as keyof Thing]),
  });
  return THINGS.flatMap((_thing, doc) => (test(doc) ? [doc] : []));
}

describe('filters', () => {
  it.each([
    ['brand:Tidewell', [0, 2]],
    ['brand:"Kaia Coast"', [1]],
    ["brand:'Kaia Coast' OR price < 2000", [0, 1]],
    ['brand:Tidewell AND kind:cream', [2]],
    ['kind:cream AND brand:Tidewell OR kind:tablet', [0, 2]],
    ['kind:cream AND (brand:"Kaia Coast" OR kind:tablet)', [1]],
    ['NOT kind:cream', [0]],
    ['price:1000 TO 2500', [0, 1]],
    ['price >= 2500 AND price != 4000', [1]],
    ['price=4000', [2]],
  ])('parses %s', (text, expected) => {
    expect(passing(parseFilters(text))).toEqual(expected);
  });

  it.each(['brand', '(brand:a', 'AND', 'brand:a OR', 'brand:a) AND'])('rejects %s', (text) => {
    expect(() => parseFilters(text)).toThrow();
  });

  it('parses facetFilters: AND outside, OR inside, - excludes', () => {
    expect(passing(parseFacetFilters('brand:Tidewell'))).toEqual([0, 2]);
    expect(passing(parseFacetFilters(['brand:Tidewell', ['kind:cream', 'kind:none']]))).toEqual([2]);
    expect(passing(parseFacetFilters([['brand:-Tidewell']]))).toEqual([1]);
    expect(passing(parseFacetFilters(['brand: Kaia Coast']))).toEqual([1]);
  });

  it('parses numericFilters', () => {
    expect(passing(parseNumericFilters(['price>1000', ['price<3000', 'price=4000']]))).toEqual([1, 2]);
    expect(() => parseNumericFilters(['brand:Tidewell'])).toThrow();
  });
});
