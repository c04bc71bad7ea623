import { DEFAULT_STATE, isInPharmacy, localDate, readyWords, STATE_TIME_ZONES } from '@saltbush/contract';

/** What is promised of an order to collect. */
interface Promised {
  state: string;
  cnc_location: { ready_by?: string | null } | null;
}

/**
 * Returns by which day an order has to be ready to collect: "Ready by Fri 27 Nov", or "Ready by Fri 27 Nov: overdue" once the
 * day is over by the store's clocks. Null where no day was promised, and once it is ready.
 * @param now in milliseconds
 */
export function readyLine({ state, cnc_location }: Promised, now: number): string | null {
  const day = cnc_location?.ready_by;
  if (!day || !isInPharmacy(state)) return null;
  const isOver = day < localDate(new Date(now), STATE_TIME_ZONES[DEFAULT_STATE]);
  return `Ready by ${readyWords(day)}${isOver ? ': overdue' : ''}`;
}
