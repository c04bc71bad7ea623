import { DEFAULT_PLACES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { findSlot, liveSeats, slotDays, slotRefusal } from './slots';

const NOW = new Date('2027-04-02T00:00:00Z');
const AT = new Date('2027-04-03T21:00:00.000Z');

describe('slots', () => {
  it('follow the state’s clock when daylight saving ends [time-02]', () => {
    const sydney = slotDays(NOW, 'NSW').map(({ slots }) => slots[0]?.starts_at.toISOString());
    expect(sydney.slice(0, 3)).toEqual([
      '2027-04-01T20:00:00.000Z',
      '2027-04-02T20:00:00.000Z',
      '2027-04-03T21:00:00.000Z',
    ]);
    expect(slotDays(NOW, 'QLD')[0]?.slots[0]?.starts_at.toISOString()).toBe('2027-04-01T21:00:00.000Z');
  });

  it('are found by their start in that state only', () => {
    expect(findSlot(AT, NOW, 'NSW')).toMatchObject({ starts_at: AT, label: '7AM - 9AM' });
    expect(findSlot(AT, NOW, 'SA')).toBeNull();
    expect(findSlot(new Date('2027-04-20T21:00:00Z'), NOW, 'NSW')).toBeNull();
  });

  it('count paid seats and unexpired holds', () => {
    const paid = { booking: 'a', until: null };
    const held = { booking: 'b', until: new Date(NOW.getTime() + 1) };
    const late = { booking: 'c', until: NOW };
    expect(liveSeats({ seats: [paid, held, late] }, NOW)).toEqual([paid, held]);
    const slot = findSlot(AT, NOW, 'NSW');
    const window = { _id: 'w', version: 0, seats: Array.from({ length: DEFAULT_PLACES }, () => late) };
    expect(slotRefusal(slot, window, NOW)).toBeNull();
    expect(slotRefusal(slot, { ...window, capacity: 1, seats: [paid] }, NOW)).toBe('booked');
    expect(slotRefusal(slot, { ...window, capacity: 0 }, NOW)).toBe('no_physician');
    expect(slotRefusal(null, null, NOW)).toBe('unavailable');
  });
});
