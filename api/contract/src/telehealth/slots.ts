import { addDays, daysBetween } from '../dates/local-date';

/** Length of a slot (section 9.c). */
export const SLOT_HOURS = 2;
/** Default local hours of slots, and number of days ahead (rule health-08). */
export const DEFAULT_AVAILABILITY = { fromHour: 7, toHour: 21, days: 14 } as const;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the local hours at which slots start; each slot ends by the last hour. */
export function slotHours({
  fromHour,
  toHour,
}: {
  fromHour: number;
  toHour: number;
} = DEFAULT_AVAILABILITY): number[] {
  const slots = Math.max(0, Math.floor((toHour - fromHour) / SLOT_HOURS));
  return Array.from({ length: slots }, (_, index) => fromHour + index * SLOT_HOURS);
}

const clockHour = (hour: number) => `${hour % 12 || 12}${hour % 24 < 12 ? 'AM' : 'PM'}`;

/** Formats a slot for the picker: "7AM - 9AM", "11AM - 1PM" (section 2.21). */
export const slotLabel = (hour: number): string => `${clockHour(hour)} - ${clockHour(hour + SLOT_HOURS)}`;

/**
 * Formats a day for the picker: "Today Nov 24", "Tomorrow Nov 25", "Wednesday Nov 26" (section 2.21). Days are
 * YYYY-MM-DD.
 */
export function bookingDayLabel(isoDate: string, today: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const names = ['Today', 'Tomorrow'];
  const name = names[daysBetween(today, isoDate)] ?? WEEKDAYS[date.getUTCDay()];
  return `${name} ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

export interface BookingDay {
  /** YYYY-MM-DD. */
  date: string;
  label: string;
}

/** Returns the days available in the picker, starting today (section 2.21). */
export function bookingDays(today: string, days: number = DEFAULT_AVAILABILITY.days): BookingDay[] {
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index);
    return { date, label: bookingDayLabel(date, today) };
  });
}
