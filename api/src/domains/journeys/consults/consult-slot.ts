import { randomUUID } from 'node:crypto';
import {
  DEFAULT_AVAILABILITY,
  daysBetween,
  FIELD_MESSAGES,
  isTooSoon,
  SLOT_HOURS,
  STATE_TIME_ZONES,
  slotHours,
} from '@saltbush/contract';
import { DateTime } from 'luxon';
import { BusinessError, invalidInput } from '../../../lib/errors';
import { nextReminderAt } from '../../telehealth';
import type { JourneyBookingDocument } from '../documents';

/** Consults per slot: the number of doctors on duty for programs. */
export const SLOT_CAPACITY = 4;

/** Offsets of Australian zones from UTC in minutes: Perth to Sydney in summer. */
const OFFSET = { from: 480, to: 660 };
const MINUTE_MS = 60_000;
/** The zones of the states, and those of their parts that keep other times. */
const ZONES = [...new Set(Object.values(STATE_TIME_ZONES)), 'Australia/Eucla', 'Australia/Lord_Howe'];

/** A time slot as requested. */
export interface SlotInput {
  datetime: Date;
  /** Absolute offset from UTC in minutes at the time of the slot (section 7.c), which may differ from today's. */
  gmt_offset: number;
}

/** Returns the key under which a slot's bookings are counted: its start. */
export const slotId = (beginsAt: Date): string => beginsAt.toISOString();

/** Returns true if it is the hour of a slot within the days on offer, by the clocks of a zone on each day. */
function isOffered(datetime: Date, now: Date, zone: string): boolean {
  const local = DateTime.fromJSDate(datetime, { zone });
  const today = DateTime.fromJSDate(now, { zone }).toISODate() ?? '';
  const isSlot = slotHours().includes(local.hour) && local.toMillis() === local.startOf('hour').toMillis();
  return isSlot && daysBetween(today, local.toISODate() ?? '') < DEFAULT_AVAILABILITY.days;
}

/** @throws {BusinessError} the slot errors of section 8; INVALID_INPUT for a time zone outside Australia */
export function checkSlot({ datetime, gmt_offset }: SlotInput, now: Date): void {
  if (gmt_offset < OFFSET.from || gmt_offset > OFFSET.to) {
    throw invalidInput({ gmt_offset: FIELD_MESSAGES.time_zone_unknown });
  }
  if (isTooSoon(datetime, now)) throw new BusinessError('SLOT_UNAVAILABLE', { reason: 'too_soon' });
  const zones = ZONES.filter((zone) => DateTime.fromJSDate(datetime, { zone }).offset === gmt_offset);
  if (!zones.some((zone) => isOffered(datetime, now, zone))) {
    throw new BusinessError('SLOT_UNAVAILABLE', { reason: 'unavailable' });
  }
}

/** Builds the booking of a consult. */
export const newBooking = (appointment_at: Date, now: Date): JourneyBookingDocument => ({
  id: randomUUID(),
  appointment_at,
  status: 'booked',
  reminder_due_at: nextReminderAt(appointment_at, now),
});

/** Returns the upcoming or current consult; null once its slot has ended. */
export function upcomingBooking(
  booking: JourneyBookingDocument | null,
  now: Date,
): JourneyBookingDocument | null {
  const ends = (booking?.appointment_at.getTime() ?? 0) + SLOT_HOURS * 60 * MINUTE_MS;
  return ends > now.getTime() ? booking : null;
}
