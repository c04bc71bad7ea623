import { DELIVERY_METHODS, type ShippingMethodId, STATE_TIME_ZONES } from '@saltbush/contract';
import { DateTime } from 'luxon';
import { isBusinessDay } from './calendar';
import type { Coverage } from './coverage';
import { DISPATCH_CUTOFF_HOUR, leavesOn } from './same-day-run';

/** The first and last day on which a parcel is expected, as ISO dates of the destination. */
export interface DeliveryWindow {
  from: string;
  to: string;
}

/** Returns the day on which an order leaves the pharmacy that packs it, by that pharmacy's time and holidays. */
function dispatchDay(now: Date, { packs, state }: Coverage, isCold: boolean): DateTime {
  const place = packs?.pharmacy;
  const zone = place?.time_zone ?? STATE_TIME_ZONES[state];
  const local = DateTime.fromJSDate(now, { zone });
  const isLate = local.hour >= DISPATCH_CUTOFF_HOUR;
  let day = local.startOf('day').plus({ days: isLate ? 1 : 0 });
  while (!leavesOn(day, place?.address.state ?? state, isCold)) day = day.plus({ days: 1 });
  return day;
}

/** Returns the n-th business day of the destination after a day. */
function businessDaysAfter(day: DateTime, count: number, state: Coverage['state']): DateTime {
  let current = day;
  for (let left = count; left > 0; ) {
    current = current.plus({ days: 1 });
    if (isBusinessDay(current, state)) left -= 1;
  }
  return current;
}

/**
 * Returns when a parcel ordered now arrives: the method's business days after it leaves the pharmacy (rule selling-32).
 * Null for methods whose day a run or the customer decides.
 */
export function deliveryWindow(
  id: ShippingMethodId,
  coverage: Coverage,
  { now, isCold }: { now: Date; isCold: boolean },
): DeliveryWindow | null {
  const days = DELIVERY_METHODS[id].businessDays;
  if (!days) return null;
  const sent = dispatchDay(now, coverage, isCold);
  const arrival = (count: number) => businessDaysAfter(sent, count, coverage.state).toFormat('yyyy-MM-dd');
  return { from: arrival(days[0]), to: arrival(days[1]) };
}
