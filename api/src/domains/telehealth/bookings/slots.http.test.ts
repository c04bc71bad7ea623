import { describe, expect, it } from 'vitest';
import { slotDays } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();

describe('slots', () => {
  it('are 2-hour windows from 7 to 21 local, 14 days ahead, from half an hour from now [5.l-01] [health-08]', async () => {
    const days = await slotDays(shop);
    expect(days).toHaveLength(14);
    expect(days.slice(0, 3).map(({ label }) => label)).toEqual([
      'Today Nov 24',
      'Tomorrow Nov 25',
      'Thursday Nov 26',
    ]);
    expect(days[0]?.slots.map(({ label, is_available }) => [label, is_available])).toEqual([
      ['7AM - 9AM', false],
      ['9AM - 11AM', false],
      ['11AM - 1PM', false],
      ['1PM - 3PM', true],
      ['3PM - 5PM', true],
      ['5PM - 7PM', true],
      ['7PM - 9PM', true],
    ]);
    expect(days[0]?.slots[0]?.message).toBe('The appointment time must be at least 30 minutes from now.');
    expect(days[1]?.slots[0]?.starts_at).toBe('2026-11-24T20:00:00.000Z');
    expect((await slotDays(shop, 'WA'))[0]?.slots[0]?.starts_at).toBe('2026-11-23T23:00:00.000Z');
  });
});
