import { bookingDays, isTooSoon, localDate, slotHours, slotLabel } from '@saltbush/contract';
import type { SlotDayModel } from '@saltbush/shared-ui/design/forms';
import { offsetOf } from '../dates/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Returns the days and 2-hour slots for a consult in the user's time zone. Omits slots that are too soon and marks
 * those the api refused as unavailable.
 */
export function consultDays(now: Date, zone: string, refused: readonly string[] = []): SlotDayModel[] {
  const offset = offsetOf(zone, now);
  return bookingDays(localDate(now, zone)).map(({ date, label }) => {
    const midnight = Date.parse(`${date}T00:00:00Z`) - offset * MINUTE_MS;
    const slots = slotHours().flatMap((hour) => {
      const startsAt = new Date(midnight + hour * HOUR_MS);
      const id = startsAt.toISOString();
      if (isTooSoon(startsAt, now)) return [];
      return [{ id, label: slotLabel(hour), unavailable: refused.includes(id) ? 'Not available' : null }];
    });
    return { id: date, label, slots };
  });
}
