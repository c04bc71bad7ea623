import {
  consultDays,
  DEFAULT_AVAILABILITY,
  STATE_TIME_ZONES,
  STATES,
  type State,
  slotHours,
} from '@saltbush/contract';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { BusinessError } from '../../../lib/errors';
import { slotDays } from '../../telehealth/bookings/slots';
import { checkSlot, upcomingBooking } from './consult-slot';

const utc = (text: string) => new Date(`${text}Z`);

describe('consult slots', () => {
  const NOW = utc('2026-06-01T00:00:00');
  /** Returns why a slot is refused; null if it is not. */
  const refusal = (datetime: string, gmt_offset: number, state: State, now = NOW) => {
    try {
      checkSlot({ datetime: utc(datetime), gmt_offset }, now, state);
      return null;
    } catch (error) {
      return error instanceof BusinessError ? error.code : error;
    }
  };

  it('are between 7 am and 9 pm in the patient’s state [time-04]', () => {
    expect(refusal('2026-06-02T09:00:00', 600, 'NSW')).toBeNull();
    expect(refusal('2026-06-02T11:00:00', 600, 'NSW')).toBe('SLOT_UNAVAILABLE');
    expect(refusal('2026-06-01T23:30:00', 570, 'NT')).toBeNull();
    expect(refusal('2026-06-01T23:00:00', 570, 'NT')).toBe('SLOT_UNAVAILABLE');
    expect(refusal('2026-06-01T23:00:00', 480, 'WA')).toBeNull();
    expect(refusal('2026-06-14T21:00:00', 600, 'NSW')).toBe('SLOT_UNAVAILABLE');
  });

  it('are refused where they were read off the clock of another zone [time-04]', () => {
    // 9 am in Sydney, which a device in Perth would call 7 am.
    expect(refusal('2026-06-01T23:00:00', 600, 'NSW')).toBeNull();
    expect(refusal('2026-06-01T23:00:00', 480, 'NSW')).toBe('SLOT_UNAVAILABLE');
    expect(refusal('2026-06-01T23:00:00', 60, 'NSW')).toBe('INVALID_INPUT');
  });

  it('are by the clocks of their own day when daylight saving ends within two weeks', () => {
    const now = utc('2027-03-28T00:00:00');
    expect(refusal('2027-04-02T20:00:00', 660, 'NSW', now)).toBeNull();
    expect(refusal('2027-04-03T21:00:00', 600, 'NSW', now)).toBeNull();
    expect(refusal('2027-04-03T20:00:00', 660, 'NSW', now)).toBe('SLOT_UNAVAILABLE');
    expect(refusal('2027-04-03T20:00:00', 600, 'NSW', now)).toBe('SLOT_UNAVAILABLE');
    expect(refusal('2027-04-03T21:30:00', 570, 'SA', now)).toBeNull();
  });

  it.each(STATES)('are offered at their hours in %s, in every week of two years [time-04]', (state) => {
    const zone = STATE_TIME_ZONES[state];
    for (let day = 0; day < 731; day += 6) {
      const now = DateTime.fromISO('2027-01-01T06:00', { zone }).plus({ days: day });
      const last = now.plus({ days: DEFAULT_AVAILABILITY.days - 1 });
      for (const hour of slotHours()) {
        const slot = last.set({ hour, minute: 0 });
        const input = { datetime: slot.toJSDate(), gmt_offset: slot.offset };
        expect(() => checkSlot(input, now.toJSDate(), state)).not.toThrow();
        const later = { ...input, datetime: slot.plus({ hours: 1 }).toJSDate() };
        expect(() => checkSlot(later, now.toJSDate(), state)).toThrow(BusinessError);
      }
    }
  });

  it.each(STATES)('of telehealth and of programs begin at the same times in %s [time-04]', (state) => {
    for (const now of ['2027-03-28T20:00:00', '2027-09-26T20:00:00', '2028-03-26T20:00:00'].map(utc)) {
      const ofPrograms = consultDays(now, state).map(({ date, windows }) => [
        date,
        windows.map(({ startsAt, label }) => [startsAt.toISOString(), label]),
      ]);
      const ofTelehealth = slotDays(now, state).map(({ date, slots }) => [
        date,
        slots.map(({ starts_at, label }) => [starts_at.toISOString(), label]),
      ]);
      expect(ofPrograms).toEqual(ofTelehealth);
    }
  });

  it('are upcoming until they end', () => {
    const booking = {
      id: 'b',
      appointment_at: utc('2026-06-01T01:00:00'),
      status: 'booked',
      reminder_due_at: null,
    };
    expect(upcomingBooking(booking, utc('2026-06-01T02:59:59'))).toBe(booking);
    expect(upcomingBooking(booking, utc('2026-06-01T03:00:00'))).toBeNull();
    expect(upcomingBooking(null, utc('2026-06-01T03:00:00'))).toBeNull();
  });
});
