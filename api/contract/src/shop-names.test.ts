import { expect, it } from 'vitest';
import { PHARMACY } from './shop-names';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const MODULUS = 89;

/** Whether a number of 11 digits can be an Australian Business Number, by the register's checksum. */
function isAbn(number: string): boolean {
  const digits = [...number.replaceAll(' ', '')].map(Number);
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * ((digits[at] ?? 0) - (at === 0 ? 1 : 0)),
    0,
  );
  return digits.length === WEIGHTS.length && sum % MODULUS === 0;
}

it('names a sample ABN, written like one, that no business can have [australia-11]', () => {
  expect(isAbn('51 824 753 556')).toBe(true);
  expect(PHARMACY.abn).toMatch(/^\d{2}( \d{3}){3}$/);
  expect(isAbn(PHARMACY.abn)).toBe(false);
});
