import { beforeEach, expect, it } from 'vitest';
import { keptSearches } from './kept-searches';

const { keep, recall } = keptSearches('sample_searches');

beforeEach(() => sessionStorage.clear());

it('keeps the latest words of a tab, whatever else has written there, under one name each', () => {
  sessionStorage.setItem('personal:sample_searches', '[["a"], 1, ["b", 2]]');
  const first = keep('Ann Bee');
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  expect([keep('Ann Bee'), recall(first)]).toEqual([first, 'Ann Bee']);
  for (let count = 0; count < 49; count += 1) keep(`Ann ${count}`);
  // Searched again, it is the latest.
  keep('Ann Bee');
  for (let count = 49; count < 98; count += 1) keep(`Ann ${count}`);
  expect(recall(first)).toBe('Ann Bee');
  keep('Ann 98');
  expect(recall(first)).toBeNull();
});

it('has nothing of another desk', () => {
  expect(keptSearches('other_searches').recall(keep('Ann Bee'))).toBeNull();
});
