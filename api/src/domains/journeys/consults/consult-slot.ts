import { randomUUID } from 'node:crypto';
import {
  consultOffset,
  DEFAULT_STATE,
  FIELD_MESSAGES,
  isConsultStart,
  isTooSoon,
  SLOT_HOURS,
  type State,
} from '@saltbush/contract';
import { BusinessError, invalidInput } from '../../../lib/errors';
import { nextReminderAt } from '../../telehealth';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';

/** Offsets of Australian zones from UTC in minutes: Perth to Sydney in summer. */
const OFFSET = { from: 480, to: 660 };
const MINUTE_MS = 60_000;

/** A time slot as requested. */
export interface SlotInput {
  datetime: Date;
  /** Offset of the patient's state from UTC in minutes at the time of the slot, which may differ from today's. */
  gmt_offset: number;
}

/** Returns the key under which a slot's bookings are counted: its start. */
export const slotId = (beginsAt: Date): string => beginsAt.toISOString();

/** Returns the state whose local time a patient's consults are offered and shown in (rule time-04). */
export const consultState = (patient: { state: State | null } | null): State =>
  patient?.state ?? DEFAULT_STATE;

/**
 * Checks a slot by the clocks of the patient's state. One with another offset was read off another clock, so its hour
 * is not the one that the patient saw.
 * @throws {BusinessError} the slot errors of section 8; INVALID_INPUT for a time zone outside Australia
 */
export function checkSlot({ datetime, gmt_offset }: SlotInput, now: Date, state: State): void {
  if (gmt_offset < OFFSET.from || gmt_offset > OFFSET.to) {
    throw invalidInput({ gmt_offset: FIELD_MESSAGES.time_zone_unknown });
  }
  if (isTooSoon(datetime, now)) throw new BusinessError('SLOT_UNAVAILABLE', { reason: 'too_soon' });
  if (gmt_offset !== consultOffset(datetime, state) || !isConsultStart(datetime, state, now)) {
    throw new BusinessError('SLOT_UNAVAILABLE', { reason: 'unavailable' });
  }
}

/** Builds the booking of a consult that no order pays for: a free one, or the first. */
export const newBooking = (appointment_at: Date, now: Date): JourneyBookingDocument => ({
  id: randomUUID(),
  appointment_at,
  status: 'booked',
  reminder_due_at: nextReminderAt(appointment_at, now),
  order_reference: null,
});

/** Returns the upcoming or current consult; null once its slot has ended. */
export function upcomingBooking(
  booking: JourneyBookingDocument | null,
  now: Date,
): JourneyBookingDocument | null {
  const ends = (booking?.appointment_at.getTime() ?? 0) + SLOT_HOURS * 60 * MINUTE_MS;
  return ends > now.getTime() ? booking : null;
}

/** Whether a program still begins with its booked consult: it is under review, and none has taken place. */
export const isFirstConsult = ({ status }: Pick<JourneySubscriptionDocument, 'status'>): boolean =>
  status === 'reviewing';
