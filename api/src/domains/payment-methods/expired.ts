import { localDate, STATE_TIME_ZONES, type State } from '@saltbush/contract';
import type { SavedPaymentMethod } from './saved-methods';

/** Whether a saved method has expired by a moment, on the calendar of a state; some never do. */
export function isExpiredAt(
  { exp_month, exp_year }: Pick<SavedPaymentMethod, 'exp_month' | 'exp_year'>,
  at: Date,
  state: State,
): boolean {
  if (exp_month === null || exp_year === null) return false;
  const last = `${exp_year}-${String(exp_month).padStart(2, '0')}`;
  return last < localDate(at, STATE_TIME_ZONES[state]).slice(0, 7);
}
