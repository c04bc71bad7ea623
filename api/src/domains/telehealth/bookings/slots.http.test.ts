import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BUSINESS_HOURS, type Selling, startSelling } from '../../../../test/shop/selling';
import { at } from '../../../../test/shop/shopper';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());
afterEach(() => {
  shop.clock.current = BUSINESS_HOURS;
});

interface Day {
  date: string;
  label: string;
  slots: { starts_at: string; label: string; is_available: boolean; message: string | null }[];
}
const slots = async (state = 'NSW') =>
  at<Day[]>(
    await shop.guest().send(`{ telehealth_slots(booking_type: ShortConsult, state: ${state}) {
      date label slots { starts_at ends_at label is_available message } } }`),
    'telehealth_slots',
  );

describe('slots', () => {
  it('are 2-hour windows from 7 to 21 local, 14 days ahead, from half an hour from now [5.l-01] [health-08]', async () => {
    const days = await slots();
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
    expect((await slots('WA'))[0]?.slots[0]?.starts_at).toBe('2026-11-23T23:00:00.000Z');
  });
});
