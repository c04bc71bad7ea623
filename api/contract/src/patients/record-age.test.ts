import { describe, expect, it } from 'vitest';
import { isMonthsAgo, monthsBefore } from '../dates/local-date';
import { recordAge, recordAgeWords } from './record-age';

describe('a day six months ago or earlier [5.h-04]', () => {
  it.each([
    ['2026-05-29', true],
    ['2026-05-30', false],
    ['2025-11-29', true],
    ['2026-11-29', false],
    ['2027-01-01', false],
    ['2026-02-30', false],
    ['', false],
  ])('%s, on 29 November 2026: %s', (date, isStale) => {
    expect(isMonthsAgo(date, '2026-11-29')).toBe(isStale);
  });

  it.each([
    ['2026-08-31', '2026-02-28'],
    ['2028-08-31', '2028-02-29'],
    ['2026-03-15', '2025-09-15'],
    ['2026-06-30', '2025-12-30'],
  ])('six months before %s is %s', (today, before) => {
    expect(monthsBefore(today, 6)).toBe(before);
    expect(isMonthsAgo(before, today)).toBe(true);
  });
});

describe('the age of a record [health-31]', () => {
  it('counts days of the shop', () => {
    // 00:30 on 30 May in Sydney.
    const checked = '2026-05-29T14:30:00Z';
    expect(recordAge(checked, new Date('2026-11-29T12:59:00Z'))).toEqual({
      checkedOn: '30 May 2026',
      isStale: false,
    });
    expect(recordAge(checked, new Date('2026-11-29T13:00:00Z')).isStale).toBe(true);
  });

  it('tells practitioners what to ask', () => {
    expect(recordAgeWords({ checkedOn: '30 May 2026', isStale: true })).toBe(
      '30 May 2026: ask whether it still holds',
    );
    expect(recordAgeWords({ checkedOn: '30 May 2026', isStale: false })).toBe('30 May 2026');
  });
});
