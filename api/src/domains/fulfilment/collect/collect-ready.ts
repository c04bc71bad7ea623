import { DELIVERY_METHODS, readyWords } from '@saltbush/contract';
import { DateTime } from 'luxon';
import { isBusinessDay, isPublicHoliday } from '../calendar';
import type { PharmacyDocument } from '../documents';
import { DISPATCH_CUTOFF_HOUR, leavesOn } from '../same-day-run';

/** Hours that a pharmacy needs to pack what is on its shelf. */
const PACKING_HOURS = 2;
/** Business days until supplies reach a pharmacy: the latest arrival by express. */
const SUPPLY_DAYS = DELIVERY_METHODS.express.businessDays[1];
const SEARCH_DAYS = 31;

/** What of an order its day depends on. */
export interface ToCollect {
  /** All of it is on the pharmacy's shelf. */
  isHere: boolean;
  isCold: boolean;
}

/** Returns true if a pharmacy is open on a local day, and from `from` on long enough to pack. */
function canPackOn({ hours, address }: PharmacyDocument, from: DateTime): boolean {
  const open = hours.find(({ day }) => day === from.weekday);
  if (!open || isPublicHoliday(from, address.state)) return false;
  const at = (time: string) => DateTime.fromISO(`${from.toISODate()}T${time}`, { zone: from.zone });
  const start = from > at(open.open) ? from : at(open.open);
  return start.plus({ hours: PACKING_HOURS }) <= at(open.close);
}

/** Returns the local day on which supplies arrive that leave the central stock as parcels do (rules selling-20, selling-32). */
function supplied(local: DateTime, { address: { state } }: PharmacyDocument, isCold: boolean): DateTime {
  let day = local.startOf('day').plus({ days: local.hour >= DISPATCH_CUTOFF_HOUR ? 1 : 0 });
  while (!leavesOn(day, state, isCold)) day = day.plus({ days: 1 });
  for (let left: number = SUPPLY_DAYS; left > 0; ) {
    day = day.plus({ days: 1 });
    if (isBusinessDay(day, state)) left -= 1;
  }
  return day;
}

/**
 * Returns the day by which an order placed now is ready at a pharmacy, as its ISO date: the first on which the pharmacy is
 * open long enough to pack, once everything is there (rule shelves-03). Null if its hours are not known.
 */
export function readyBy(pharmacy: PharmacyDocument, { isHere, isCold }: ToCollect, now: Date): string | null {
  const local = DateTime.fromJSDate(now, { zone: pharmacy.time_zone });
  let from = isHere ? local : supplied(local, pharmacy, isCold);
  for (let days = 0; days < SEARCH_DAYS; days += 1) {
    if (canPackOn(pharmacy, from)) return from.toISODate();
    from = from.startOf('day').plus({ days: 1 });
  }
  return null;
}

/** Returns a day as shoppers read it: "Ready today" by the pharmacy's clocks, or "Ready by Thu 3 Dec". */
export function readyText(day: string | null, { time_zone }: PharmacyDocument, now: Date): string | null {
  if (day === null) return null;
  const today = DateTime.fromJSDate(now, { zone: time_zone }).toISODate();
  return day === today ? 'Ready today' : `Ready by ${readyWords(day)}`;
}
