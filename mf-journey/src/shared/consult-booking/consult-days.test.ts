import { localDate } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { consultZone, formatAppointment, offsetOf } from '../dates/dates';
import { consultDays } from './consult-days';

const NOW = new Date('2026-11-24T00:00:00Z');

describe('consult days', () => {
  it('cover 14 days from today in the user’s time zone, omitting slots that are too soon', () => {
    const days = consultDays(NOW, 'Australia/Sydney');
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

  it('use local hours in the west and mark a refused slot as unavailable', () => {
    const first = consultDays(NOW, 'Australia/Perth')[1]?.slots[0];
    expect(first?.id).toBe('2026-11-24T23:00:00.000Z');
    const refused = consultDays(NOW, 'Australia/Perth', ['2026-11-24T23:00:00.000Z'])[1]?.slots[0];
    expect(refused?.unavailable).toBe('Not available');
  });

  it('fall back to Sydney time for devices outside Australia', () => {
    expect(consultZone('Europe/Berlin')).toBe('Australia/Sydney');
    expect(consultZone('Asia/Shanghai')).toBe('Australia/Sydney');
    expect(consultZone('Australia/Adelaide')).toBe('Australia/Adelaide');
    expect(offsetOf('Australia/Adelaide', NOW)).toBe(630);
    expect(offsetOf('Australia/Adelaide', new Date('2026-11-24T00:00:59.999Z'))).toBe(630);
    expect(formatAppointment('2026-11-26T23:00:00Z', 'Australia/Sydney')).toBe(
      'Friday 27 November at 10:00 am',
    );
  });

  const ZONES = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Australia/'));

  it.each(ZONES)('begin at the hour of their label every day of a year in %s', (zone) => {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
    const start = Date.parse('2027-01-01T00:00:00Z');
    for (let day = 0; day < 365; day += 14) {
      for (const { id: date, slots } of consultDays(new Date(start + day * 86_400_000), zone)) {
        for (const { id, label } of slots) {
          const shown = clock.format(new Date(id)).replace(':00', '').replace(/\s/, '');
          expect(`${date} ${label}`).toMatch(new RegExp(`^${localDate(new Date(id), zone)} ${shown} `));
        }
      }
    }
  });

  it('keep their hour on the Sunday when clocks go back', () => {
    const days = consultDays(new Date('2027-03-28T00:00:00Z'), 'Australia/Sydney');
    const sunday = days.find(({ id }) => id === '2027-04-04');
    expect(sunday?.slots[0]).toMatchObject({ id: '2027-04-03T21:00:00.000Z', label: '7AM - 9AM' });
    expect(offsetOf('Australia/Sydney', new Date('2027-04-03T21:00:00.000Z'))).toBe(600);
  });
});
