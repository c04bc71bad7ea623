import { expect, it } from 'vitest';
import { takeFrom } from './take-from';

const at = (units: number, from_shelf: number, pharmacy: string | null = 'Newtown') =>
  takeFrom({ units, from_shelf }, pharmacy);

it('names the places of a line to collect, and none of what is delivered or refunded [shelves-05]', () => {
  expect(at(2, 2)).toBe('Take from the shelf of Newtown');
  expect(at(2, 0)).toBe('Take from the central stock');
  expect(at(3, 2)).toBe('Take 2 from the shelf of Newtown, 1 from the central stock');
  expect([at(0, 0), at(2, 0, null)]).toEqual([null, null]);
});
