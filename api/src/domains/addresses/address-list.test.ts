import { describe, expect, it } from 'vitest';
import { sameAddress, withDefault } from './address-list';

const PARTS = {
  first_name: 'Ann',
  last_name: 'Bee',
  address_1: '12 Crown Street',
  address_2: '',
  suburb: 'SURRY HILLS',
  state: 'NSW' as const,
  postcode: '2010',
  phone: '0412345678',
};
const HOME = { id: 'home', ...PARTS, is_default: true };
const WORK = { id: 'work', ...PARTS, address_1: '9 Fig Lane', is_default: false };
const defaults = (list: { is_default: boolean }[]) => list.map(({ is_default }) => is_default);

describe('an address list', () => {
  it('has exactly one default: the requested one, else the current one, else the first [accounts-04]', () => {
    expect(defaults(withDefault([HOME, WORK], 'work'))).toEqual([false, true]);
    expect(defaults(withDefault([HOME, WORK], null))).toEqual([true, false]);
    expect(defaults(withDefault([HOME, WORK], 'unknown'))).toEqual([true, false]);
    expect(defaults(withDefault([WORK], null))).toEqual([true]);
    expect(withDefault([], null)).toEqual([]);
  });

  it('matches an address regardless of case and spacing', () => {
    const written = { ...PARTS, address_1: ' 12  crown street', phone: '0412 345 678' };
    expect(sameAddress([WORK, HOME], written)).toBe(HOME);
    expect(sameAddress([WORK, HOME], { ...PARTS, address_2: 'Unit 2' })).toBeUndefined();
  });
});
