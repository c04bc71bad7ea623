import { diaryDayError } from '@saltbush/contract';
import type { BaseContext } from '../../lib/context';
import { requireUser } from '../../lib/context';
import { BusinessError, invalidInput } from '../../lib/errors';
import type { DiaryDay, DiaryView } from './documents';
import { readDay, readTarget, writeDay } from './store';

const ATTEMPTS = 20;

/** Raises INVALID_INPUT, by the name of the field, for what is no day of a diary. */
export function checkDay(ctx: Pick<BaseContext, 'clock'>, day: string, field = 'day'): void {
  const error = diaryDayError(day, ctx.clock.now());
  if (error) throw invalidInput({ [field]: error });
}

/** The signed-in user's day as it is shown. */
export async function viewDay(ctx: BaseContext, day: string, known?: DiaryDay): Promise<DiaryView> {
  const { id } = requireUser(ctx);
  const [written, target] = await Promise.all([known ?? readDay(ctx, id, day), readTarget(ctx, id)]);
  return { day, entries: written.entries, water_ml: written.water_ml, target };
}

/**
 * Changes a day of the signed-in user: `change` gets it as it is and answers it as it should be, or null to leave it.
 * Writes that come at the same time are done one after the other.
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
