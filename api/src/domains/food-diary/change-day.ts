import { diaryDayError } from '@saltbush/contract';
import type { BaseContext } from '../../lib/context';
import { requireUser } from '../../lib/context';
import { BusinessError, invalidInput } from '../../lib/errors';
import type { DiaryDay, DiaryView } from './diary';
import { readDay, readTarget, writeDay } from './store';

const ATTEMPTS = 20;

/** Validates a diary day. Throws `INVALID_INPUT` for the field with the given name. */
export function checkDay(ctx: Pick<BaseContext, 'clock'>, day: string, field = 'day'): void {
  const error = diaryDayError(day, ctx.clock.now());
  if (error) throw invalidInput({ [field]: error });
}

/** Returns the signed-in user's day for display. */
export async function viewDay(ctx: BaseContext, day: string, current?: DiaryDay): Promise<DiaryView> {
  const { id } = requireUser(ctx);
  const [written, target] = await Promise.all([current ?? readDay(ctx, id, day), readTarget(ctx, id)]);
  return { day, entries: written.entries, water_ml: written.water_ml, target };
}

/**
 * Changes a day of the signed-in user: `change` receives the current day and returns the new one, or null to leave it.
 * Concurrent writes are serialised. Throws `UNAUTHENTICATED`, `DIARY_BUSY` and the errors of `change`.
 */
export async function changeDay(
  ctx: BaseContext,
  day: string,
  change: (day: DiaryDay) => DiaryDay | null,
): Promise<{ day: DiaryView }> {
  const { id: userId } = requireUser(ctx);
  checkDay(ctx, day);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { version, ...read } = await readDay(ctx, userId, day);
    const changed = change(read);
    if (!changed || (await writeDay(ctx, { userId, day, version }, changed))) {
      return { day: await viewDay(ctx, day, changed ?? read) };
    }
  }
  throw new BusinessError('DIARY_BUSY');
}
