import { describe, expect, it } from 'vitest';
import { bookingTypes } from '../telehealth/booking-types';
import {
  againstMedicine,
  issuedStatus,
  issueErrors,
  issueLimits,
  issuesScripts,
  isTooLateToIssue,
  MAX_DIRECTIONS,
  overruleError,
} from './issued-script';
import { supplyLimits } from './supply-limits';

const MONTHLY = { name: 'Weekly injection', limits: supplyLimits({ max_per_supply: 1, max_repeats: 6 }) };
const GENERAL = { name: 'Atorvastatin 20mg', limits: supplyLimits({}) };
const DIRECTIONS = 'One tablet every evening';
const wrong = (quantity: number, supplies: number, of = MONTHLY) =>
  issueErrors({ quantity, supplies, directions: DIRECTIONS }, of);

describe('a script of a consultation', () => {
  it('can come of every service but certificates [health-63]', () => {
    expect(bookingTypes().filter((type) => !issuesScripts(type))).toEqual(
      bookingTypes().filter((type) => /cert/i.test(type)),
    );
    expect(issuesScripts('OnlineScripts')).toBe(true);
    expect(issuesScripts('toString')).toBe(false);
  });

  it('keeps to the limits of its product, and to what a script on file can have [health-63]', () => {
    expect([wrong(1, 1), wrong(1, 6)]).toEqual([{}, {}]);
    const over = expect.stringContaining('at most 1 pack in a supply and 6 supplies');
    for (const quantity of [0, 2, 1.5]) expect(wrong(quantity, 1)).toEqual({ quantity: over });
    for (const supplies of [0, 7, Number.NaN]) expect(wrong(1, supplies)).toEqual({ supplies: over });
    expect(wrong(2, 7)).toEqual({ quantity: over, supplies: over });
    expect(issueLimits(GENERAL.limits)).toEqual({ perSupply: 3, supplies: 11, days: 0 });
    expect([wrong(3, 11, GENERAL), wrong(4, 1, GENERAL), wrong(1, 12, GENERAL)]).toEqual([
      {},
      { quantity: expect.stringContaining('3 packs') },
      { supplies: expect.stringContaining('11 supplies') },
    ]);
  });

  it('is issued until the day after the consultation [health-63]', () => {
    const days = ['2026-12-31', '2027-01-01', '2027-01-02'];
    expect(days.map((today) => isTooLateToIssue('2026-12-31', today))).toEqual([false, false, true]);
  });

  it('says how it is taken [health-63]', () => {
    const directions = (text: string) =>
      issueErrors({ quantity: 1, supplies: 1, directions: text }, GENERAL).directions;
    expect(directions(DIRECTIONS)).toBeUndefined();
    expect(directions(' ')).toBe('Please write how it is taken');
    expect(directions('x'.repeat(MAX_DIRECTIONS + 1))).toContain('at most');
    expect(directions('see www.example.com')).toContain('leave out');
  });
});

describe('a record', () => {
  const record = { allergies: '', is_pregnant_breastfeeding: null };
  const medicine = 'Lorimer Amoxicillin 500mg amoxicillin trihydrate';

  it('speaks against what it names an allergy to, and in pregnancy [health-64]', () => {
    expect(againstMedicine({ ...record, allergies: 'Amoxicillin (rash)' }, medicine, 'Gia')).toEqual([
      expect.stringContaining(
        'Gia’s record names an allergy to what this medicine is, contains or is related to: amoxicillin',
      ),
    ]);
    expect(againstMedicine({ ...record, is_pregnant_breastfeeding: 'yes' }, medicine, 'Gia')).toEqual([
      'Gia’s record says: pregnant or breastfeeding.',
    ]);
  });

  it('does not otherwise [health-64]', () => {
    for (const allergies of ['', 'Pollen', 'No allergy to amoxicillin']) {
      expect(againstMedicine({ ...record, allergies }, medicine, 'Gia')).toEqual([]);
    }
    expect(againstMedicine({ ...record, is_pregnant_breastfeeding: 'no' }, medicine, 'Gia')).toEqual([]);
    expect(overruleError(' ')).toBe('Please say why it is right all the same');
    expect(overruleError('Tolerated twice since')).toBeNull();
  });
});

it('stands as what is on file of it says [health-66]', () => {
  const filed = { expires_on: '2027-11-25', repeats_left: 1 };
  expect(issuedStatus(filed, '2027-11-25')).toBe('on_file');
  expect(issuedStatus(filed, '2027-11-26')).toBe('expired');
  expect(issuedStatus({ ...filed, repeats_left: 0 }, '2027-01-01')).toBe('used');
  expect(issuedStatus(null, '2027-01-01')).toBe('off_file');
});
