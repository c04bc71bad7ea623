import { bookingDays, isTooSoon, localDate, slotHours, slotLabel } from '@saltbush/contract';
import type { SlotDayModel } from '@saltbush/shared-ui/design/forms';
import { momentOf } from '../dates/dates';

/**
 * Returns the days and 2-hour slots for a consult in the user's time zone, by the clocks of each day. Omits slots that
 * are too soon and marks those the api refused as unavailable.
 */
export function consultDays(now: Date, zone: string, refused: readonly string[] = []): SlotDayModel[] {
  return bookingDays(localDate(now, zone)).map(({ date, label }) => {
    const slots = slotHours().flatMap((hour) => {
      const startsAt = momentOf(date, hour, zone);
      const id = startsAt.toISOString();
      if (isTooSoon(startsAt, now)) return [];
      return [{ id, label: slotLabel(hour), unavailable: refused.includes(id) ? 'Not available' : null }];
    });
    return { id: date, label, slots };
  });
}
