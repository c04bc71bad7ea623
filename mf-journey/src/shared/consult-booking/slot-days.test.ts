import { describe, expect, it } from 'vitest';
import { diaryDay } from '../dates/dates';
import { slotDays } from './slot-days';

const NOW = new Date('2026-11-24T00:00:00Z');

describe('days of the consult picker', () => {
  it('are 14 from today in the patient’s state, without windows that are too soon', () => {
    const days = slotDays(NOW, 'NSW');
    expect(days.map(({ label }) => label).slice(0, 3)).toEqual([
      'Today Nov 24',
      'Tomorrow Nov 25',
      'Thursday Nov 26',
    ]);
    expect(days).toHaveLength(14);
    expect(days[0]?.slots.map(({ label }) => label)).toEqual([
      '1PM - 3PM',
      '3PM - 5PM',
      '5PM - 7PM',
      '7PM - 9PM',
    ]);
    expect(days[1]?.slots[0]).toEqual({
      id: '2026-11-24T20:00:00.000Z',
      label: '7AM - 9AM',
      unavailable: null,
    });
  });

  it('use local hours in the west and mark a refused window as unavailable', () => {
    expect(slotDays(NOW, 'WA')[1]?.slots[0]?.id).toBe('2026-11-24T23:00:00.000Z');
    const refused = slotDays(NOW, 'WA', ['2026-11-24T23:00:00.000Z'])[1]?.slots[0];
    expect(refused?.unavailable).toBe('Not available');
  });
});

describe('the day of a diary', () => {
  it('is that of the device, and Sydney’s outside Australia', () => {
    const evening = new Date('2026-11-24T14:00:00Z');
    expect(diaryDay(evening, 'Australia/Perth')).toBe('2026-11-24');
    expect(diaryDay(evening, 'Australia/Sydney')).toBe('2026-11-25');
    expect(diaryDay(evening, 'Europe/Berlin')).toBe('2026-11-25');
  });
});
