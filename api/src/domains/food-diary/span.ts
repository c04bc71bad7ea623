import { daysBetween, FIELD_MESSAGES, MAX_SPAN_DAYS, periodTooLong } from '@saltbush/contract';
import type { BaseContext } from '../../lib/context';
import { requireUser } from '../../lib/context';
import { invalidInput } from '../../lib/errors';
import { checkDay } from './change-day';
import type { DiaryView } from './diary';
import { readDays, readTarget } from './store';

/** Returns the days of a span, both ends included, on which the signed-in user noted something. */
export async function readSpan(
  _root: unknown,
  { from_day, last_day }: { from_day: string; last_day: string },
  ctx: BaseContext,
): Promise<DiaryView[]> {
  const { id } = requireUser(ctx);
  checkDay(ctx, from_day, 'from_day');
  checkDay(ctx, last_day, 'last_day');
  if (last_day < from_day) throw invalidInput({ last_day: FIELD_MESSAGES.period_backwards });
  if (daysBetween(from_day, last_day) >= MAX_SPAN_DAYS) {
    throw invalidInput({ from_day: periodTooLong(MAX_SPAN_DAYS) });
  }
  const [written, target] = await Promise.all([
    readDays(ctx, id, { from: from_day, to: last_day }),
    readTarget(ctx, id),
  ]);
  return [...written]
    .filter(([, { entries, water_ml }]) => entries.length > 0 || water_ml > 0)
    .map(([day, { entries, water_ml }]) => ({ day, entries, water_ml, target }));
}
