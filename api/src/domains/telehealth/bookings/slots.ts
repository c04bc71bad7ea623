import {
  type BookingTypeEntry,
  bookingDays,
  DEFAULT_AVAILABILITY,
  DEFAULT_PLACES,
  isTooSoon,
  localDate,
  SLOT_HOURS,
  type SlotRefusal,
  STATE_TIME_ZONES,
  type State,
  slotHours,
  slotLabel,
} from '@saltbush/contract';
import { DateTime } from 'luxon';
import type { WindowDocument } from './documents';

type Availability = BookingTypeEntry['availability'];

/** A day's slot, in the patient's local time. */
export interface Slot {
  starts_at: Date;
  ends_at: Date;
  label: string;
}

export interface SlotDay {
  date: string;
  label: string;
  slots: Slot[];
}

function slotAt(date: string, hour: number, zone: string): Slot {
  const starts = DateTime.fromISO(date, { zone }).set({ hour });
  return {
    starts_at: starts.toJSDate(),
    ends_at: starts.plus({ hours: SLOT_HOURS }).toJSDate(),
    label: slotLabel(hour),
  };
}

/** Returns the slots of a local day (YYYY-MM-DD) in a time zone. */
export const slotsOn = (
  date: string,
  zone: string,
  availability: Availability = DEFAULT_AVAILABILITY,
): Slot[] => slotHours(availability).map((hour) => slotAt(date, hour, zone));

/** Returns the slots of the coming days in a state's local time (rule health-08). */
export function slotDays(
  now: Date,
  state: State,
  availability: Availability = DEFAULT_AVAILABILITY,
): SlotDay[] {
  const zone = STATE_TIME_ZONES[state];
  return bookingDays(localDate(now, zone), availability.days).map(({ date, label }) => ({
    date,
    label,
    slots: slotsOn(date, zone, availability),
  }));
}

/** Returns the slot that starts at a time in a state; null if there is none. */
export function findSlot(
  startsAt: Date,
  now: Date,
  state: State,
  availability: Availability = DEFAULT_AVAILABILITY,
): Slot | null {
  const slots = slotDays(now, state, availability).flatMap((day) => day.slots);
  return slots.find(({ starts_at }) => starts_at.getTime() === startsAt.getTime()) ?? null;
}

/** Returns the key of a slot's window. */
export const windowId = (startsAt: Date): string => startsAt.toISOString();

/** Returns the seats that still count: paid ones and unexpired holds. */
export const liveSeats = ({ seats }: Pick<WindowDocument, 'seats'>, now: Date): WindowDocument['seats'] =>
  seats.filter(({ until }) => until === null || until > now);

/** Returns how many consultations may run in a slot. */
export const placesOf = (window: Pick<WindowDocument, 'capacity'> | null): number =>
  window?.capacity ?? DEFAULT_PLACES;

/** Returns why a slot cannot be booked; null if it can. */
export function slotRefusal(slot: Slot | null, window: WindowDocument | null, now: Date): SlotRefusal | null {
  if (!slot) return 'unavailable';
  if (isTooSoon(slot.starts_at, now)) return 'too_soon';
  const capacity = placesOf(window);
  if (capacity <= 0) return 'no_physician';
  return window && liveSeats(window, now).length >= capacity ? 'booked' : null;
}
