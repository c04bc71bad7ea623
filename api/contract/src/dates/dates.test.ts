import { describe, expect, it } from 'vitest';
import { ageOn, dateOfBirthError, isAtLeastAge, JOURNEY_MINIMUM_AGE, journeyPatientError } from './age';
import { addDays, daysBetween, isIsoDate, localDate, STATE_TIME_ZONES } from './local-date';

const TODAY = '2026-03-10';
const NONSENSE = [
  '',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '10/03/2010',
  '2010-3-1',
  '２０１０-01-01',
  '__proto__',
];
const AGE_ERROR = 'The patient must be at least 18 years of age or older.';

describe('dates', () => {
  it('recognises calendar days', () => {
    expect(['2026-03-10', '2024-02-29', '1900-01-01'].every(isIsoDate)).toBe(true);
    expect(NONSENSE.some(isIsoDate)).toBe(false);
    expect(isIsoDate('2026-03-10\n')).toBe(false);
    expect(isIsoDate('2'.repeat(100_000))).toBe(false);
  });

  it('returns the local date of a time zone', () => {
    const now = new Date('2026-03-10T13:30:00Z');
    expect(localDate(now, STATE_TIME_ZONES.NSW)).toBe('2026-03-11');
    expect(localDate(now, STATE_TIME_ZONES.QLD)).toBe('2026-03-10');
    expect(localDate(now, STATE_TIME_ZONES.SA)).toBe('2026-03-11');
    expect(localDate(now, STATE_TIME_ZONES.WA)).toBe('2026-03-10');
  });

  it('adds days across month ends', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-02-28', '2026-03-02')).toBe(2);
  });
});

describe('age', () => {
  it('must be at least 16 by default, counted from the birthday [5.h-01]', () => {
    expect(isAtLeastAge('2010-03-10', TODAY)).toBe(true);
    expect(isAtLeastAge('2010-03-11', TODAY)).toBe(false);
    expect(isAtLeastAge('2013-03-10', TODAY, 13)).toBe(true);
  });

  it('must be 18 for the journey questionnaire [5.h-02]', () => {
    expect(JOURNEY_MINIMUM_AGE).toBe(18);
    expect(isAtLeastAge('2008-03-10', TODAY, JOURNEY_MINIMUM_AGE)).toBe(true);
    expect(isAtLeastAge('2008-03-11', TODAY, JOURNEY_MINIMUM_AGE)).toBe(false);
  });

  it('rejects a journey patient below 18 [5.h-03]', () => {
    expect(journeyPatientError('2008-03-10', TODAY)).toBeNull();
    expect(journeyPatientError('2008-03-11', TODAY)).toBe(AGE_ERROR);
    expect(journeyPatientError('nonsense', TODAY)).toBe(AGE_ERROR);
  });

  it('increases on 1 March for someone born on 29 February', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });

  it.each(NONSENSE)('is null for %j', (text) => {
    expect(ageOn(text, TODAY)).toBeNull();
    expect(isAtLeastAge(text, TODAY, 0)).toBe(false);
    expect(dateOfBirthError(text, TODAY)).toMatch(/^Please enter a (valid )?date of birth$/);
  });

  it('accepts a date of birth up to today, of people up to 120 years old', () => {
    expect(dateOfBirthError(TODAY, TODAY)).toBeNull();
    expect(dateOfBirthError('2026-03-11', TODAY)).toBe('Please enter a valid date of birth');
    expect(dateOfBirthError('1905-03-11', TODAY)).toBeNull();
    expect(dateOfBirthError('1905-03-10', TODAY)).toBe('Please enter a valid date of birth');
    expect(dateOfBirthError('1899-06-01', TODAY)).toBe('Please enter a valid date of birth');
    expect(dateOfBirthError(' ', TODAY)).toBe('Please enter a date of birth');
  });
});
