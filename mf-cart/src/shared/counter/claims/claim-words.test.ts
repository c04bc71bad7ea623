import { expect, it } from 'vitest';
import { claimWords } from './claim-words';

const claim = { since: '2026-11-24T00:00:00.000Z', staff_name: 'Jo Park', is_mine: false };
const at = (seconds: number) => Date.parse(claim.since) + seconds * 1000;

it('says who works on it and since when', () => {
  expect(claimWords(claim, at(150))).toBe('Claimed by Jo Park, 2 min ago');
  expect(claimWords(claim, at(59))).toBe('Claimed by Jo Park, just now');
  // The clocks of two machines differ.
  expect(claimWords(claim, at(-5))).toBe('Claimed by Jo Park, just now');
  expect(claimWords({ ...claim, is_mine: true }, at(60))).toBe('Claimed by you, 1 min ago');
  expect(claimWords(undefined, at(0))).toBe('');
});
