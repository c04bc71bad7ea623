import { bookingDays, isTooSoon, localDate, slotHours, slotLabel } from '@saltbush/contract';
import type { SlotDayModel } from '@saltbush/shared-ui/design/forms';
import { offsetOf } from '../dates/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The days and 2-hour slots in which a consult can begin, where the user is. Slots that are too soon are left out;
 * one that the api refused stands there with the reason.
 */
export function consultDays(now: Date, zone: string, refused: readonly string[] = []): SlotDayModel[] {
  const offset = offsetOf(zone, now);
  return bookingDays(localDate(now, zone)).map(({ date, label }) => {
    const midnight = Date.parse(`${date}T00:00:00Z`) - offset * MINUTE_MS;
    const slots = slotHours().flatMap((hour) => {
      const beginsAt = new Date(midnight + hour * HOUR_MS);
      const id = beginsAt.toISOString();
      if (isTooSoon(beginsAt, now)) return [];
      return [{ id, label: slotLabel(hour), unavailable: refused.includes(id) ? 'Not available' : null }];
    });
    return { id: date, label, slots };
  });
}
