import { describe, expect, it } from 'vitest';
import { isTooSoon } from './appointment';
import { bookingDays, slotHours, slotLabel } from './slots';

const NOW = new Date('2025-11-24T02:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('time of an appointment', () => {
  it('must be at least 30 minutes from now [5.l-01] [9.c-11]', () => {
    expect(isTooSoon(inMinutes(30), NOW)).toBe(false);
    expect(isTooSoon(new Date(inMinutes(30).getTime() - 1), NOW)).toBe(true);
    expect(isTooSoon(inMinutes(-60), NOW)).toBe(true);
    expect(isTooSoon(new Date('never'), NOW)).toBe(true);
  });
});

describe('slots', () => {
  it('are windows of 2 hours, labelled "{h}AM - {h+2}PM" [9.c-11]', () => {
    expect(slotHours().map(slotLabel)).toEqual([
      '7AM - 9AM',
      '9AM - 11AM',
      '11AM - 1PM',
      '1PM - 3PM',
      '3PM - 5PM',
      '5PM - 7PM',
      '7PM - 9PM',
    ]);
    expect([0, 10, 12, 22].map(slotLabel)).toEqual([
      '12AM - 2AM',
      '10AM - 12PM',
      '12PM - 2PM',
      '10PM - 12AM',
    ]);
  });

  it('never end after the last hour', () => {
    expect(slotHours({ fromHour: 8, toHour: 11 })).toEqual([8]);
    expect(slotHours({ fromHour: 11, toHour: 8 })).toEqual([]);
  });

  it('are on the coming days, labelled today, tomorrow and by weekday', () => {
    const days = bookingDays('2025-12-30');
    expect(days).toHaveLength(14);
    expect(days.slice(0, 4)).toEqual([
      { date: '2025-12-30', label: 'Today Dec 30' },
      { date: '2025-12-31', label: 'Tomorrow Dec 31' },
      { date: '2026-01-01', label: 'Thursday Jan 1' },
      { date: '2026-01-02', label: 'Friday Jan 2' },
    ]);
  });
});
