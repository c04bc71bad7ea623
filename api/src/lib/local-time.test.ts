import { describe, expect, it } from 'vitest';
import { localDay, localDaySpan, localMoment, localSpan } from './local-time';

const AT = new Date('2026-11-24T22:00:00Z');
const LATER = new Date('2026-11-25T00:00:00Z');

describe('local times in mails', () => {
  it('are in the reader’s state, formatted the Australian way', () => {
    expect(localDay(AT, 'NSW')).toBe('Wednesday 25 November 2026');
    expect(localDay(new Date('2026-11-24T13:30:00Z'), 'WA')).toBe('Tuesday 24 November 2026');
    expect(localMoment(AT, 'SA')).toBe('Wednesday 25 November 2026, 8:30 am (ACDT)');
    expect(localSpan(AT, LATER, 'QLD')).toBe('Wednesday 25 November 2026, 8:00 am to 10:00 am (AEST)');
  });

  it('observe daylight saving', () => {
    expect(localMoment(new Date('2027-04-02T22:00:00Z'), 'VIC')).toContain('9:00 am (AEDT)');
    expect(localMoment(new Date('2027-04-03T22:00:00Z'), 'VIC')).toContain('8:00 am (AEST)');
    expect(localMoment(new Date('2027-04-03T22:00:00Z'), 'WA')).toContain('6:00 am (AWST)');
  });

  it('have a day of 25 hours when daylight saving ends', () => {
    expect(localDaySpan('2027-04-04', 'NSW')).toEqual({
      from: new Date('2027-04-03T13:00:00Z'),
      to: new Date('2027-04-04T14:00:00Z'),
    });
  });
});
