import { expect, it } from 'vitest';
import { readingOrder } from '../../src/single-source/reading-order';
import { findCopies } from '../../src/single-source/rule';
import { files } from './files';

it('nothing is painted in another order than it is read', () => {
  expect(files.some(({ path }) => path.endsWith('.css'))).toBe(true);
  expect(findCopies(files, readingOrder)).toEqual([]);
});

it.each(['.aside { order: -1; }', '.bar { flex-direction: row-reverse; }', 'order: 2;'])(
  'is reported: %s',
  (text) => {
    expect(findCopies([{ path: 'mf-cart/src/pages/cart/cart.module.css', text }], readingOrder)).toEqual([
      expect.stringMatching(/reading-order: write parts/),
    ]);
  },
);

it('leaves borders alone', () => {
  const text = '.box { border: 1px solid; }';
  expect(findCopies([{ path: 'mf-cart/src/pages/cart/cart.module.css', text }], readingOrder)).toEqual([]);
});
