import { BOOKINGS, type BookingType, type State } from '@saltbush/contract';
import { slotUnavailable } from './seats';
import { findSlot, type Slot, slotRefusal } from './slots';

/** Returns the slot that starts at a time. @throws {BusinessError} SLOT_UNAVAILABLE if it is none, or too soon */
export function requireSlot(
  now: Date,
  { booking_type, starts_at, state }: { booking_type: BookingType; starts_at: Date; state: State },
): Slot {
  const slot = findSlot(starts_at, now, state, BOOKINGS[booking_type].availability);
  // Checked before the calendar: a past time is reported as too soon rather than unknown.
  const problem = slotRefusal(slot ?? { starts_at, ends_at: starts_at, label: '' }, null, now);
  if (problem) throw slotUnavailable(problem);
  if (!slot) throw slotUnavailable('unavailable');
  return slot;
}
