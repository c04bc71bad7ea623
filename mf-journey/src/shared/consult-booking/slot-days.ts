import { consultDays, isTooSoon, type State } from '@saltbush/contract';
import type { SlotDayModel } from '@saltbush/shared-ui/design/forms';

/**
 * Returns the days and windows for a consult in the patient's state. Omits windows that are too soon and marks those the
 * api refused as unavailable.
 */
export const slotDays = (now: Date, state: State, refused: readonly string[] = []): SlotDayModel[] =>
  consultDays(now, state).map(({ date, label, windows }) => ({
    id: date,
    label,
    slots: windows.flatMap((one) => {
      const id = one.startsAt.toISOString();
      if (isTooSoon(one.startsAt, now)) return [];
      return [{ id, label: one.label, unavailable: refused.includes(id) ? 'Not available' : null }];
    }),
  }));
