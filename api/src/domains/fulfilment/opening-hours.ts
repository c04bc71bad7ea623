import { DateTime } from 'luxon';
import { isPublicHoliday } from './calendar';
import type { PharmacyDocument } from './documents';

type Hours = PharmacyDocument['hours'];
type Open = Pick<PharmacyDocument, 'hours' | 'time_zone' | 'phone'> & {
  address: Pick<PharmacyDocument['address'], 'state'>;
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEK = DAYS.length;

/** Returns "8 am" for "08:00" and "8:30 pm" for "20:30". */
function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const hoursOn = (hours: Hours, weekday: number) => hours.find(({ day }) => day === weekday);

function wordsOn(hours: Hours, weekday: number): string {
  const found = hoursOn(hours, weekday);
  return found ? `${clockWords(found.open)} to ${clockWords(found.close)}` : 'Closed';
}

/** Returns the hours of each day from Monday on, days alike in one row; none if the hours are not known. */
export function openingHours(hours: Hours): { day: string; hours: string }[] {
  if (hours.length === 0) return [];
  const rows: { first: string; last: string; words: string }[] = [];
  DAYS.forEach((day, index) => {
    const words = wordsOn(hours, index + 1);
    const row = rows.at(-1);
    if (row?.words === words) row.last = day;
    else rows.push({ first: day, last: day, words });
  });
  return rows.map(({ first, last, words }) => ({
    day: first === last ? first : `${first} to ${last}`,
    hours: words,
  }));
}

/** Returns the words for the next opening after the local day `today`. */
function nextOpening(hours: Hours, today: DateTime): string | null {
  for (let days = 1; days <= WEEK; days += 1) {
    const { weekday } = today.plus({ days });
    const found = hoursOn(hours, weekday);
    if (found) return `Opens ${days === 1 ? 'tomorrow' : DAYS[weekday - 1]} at ${clockWords(found.open)}`;
  }
  return null;
}

/**
 * Returns whether a pharmacy is open, by its own clocks: "Open until 8 pm", "Opens tomorrow at 9 am". Nobody knows its hours
 * on a public holiday: the words say so. Null if its hours are not known (rule selling-38).
 */
export function openingStatus({ hours, time_zone, phone, address }: Open, now: Date): string | null {
  if (hours.length === 0) return null;
  const local = DateTime.fromJSDate(now, { zone: time_zone });
  if (isPublicHoliday(local, address.state)) return `Public holiday: please call ${phone} before you come`;
  const today = hoursOn(hours, local.weekday);
  const time = local.toFormat('HH:mm');
  if (today && time < today.open) return `Opens at ${clockWords(today.open)}`;
  if (today && time < today.close) return `Open until ${clockWords(today.close)}`;
  return nextOpening(hours, local);
}
