import { MAX_ENTRIES_OF_DAY } from '@saltbush/contract';
import type { FoodDiaryCopiedEntryInput, FoodDiaryCopyEntriesInput } from '../../../generated/resolvers';
import type { BaseContext } from '../../../lib/context';
import { requireUser } from '../../../lib/context';
import { BusinessError, notFound } from '../../../lib/errors';
import { changeDay, checkDay } from '../change-day';
import { checkRoom, readNewId } from '../entry-rules';
import { readDay } from '../store';

/** Returns the ids of the entries to copy by those of their copies. */
function readCopies(entries: readonly FoodDiaryCopiedEntryInput[]): Map<string, string> {
  if (entries.length > MAX_ENTRIES_OF_DAY) {
    throw new BusinessError('TOO_MANY_ENTRIES', { max: MAX_ENTRIES_OF_DAY });
  }
  return new Map(
    entries.map(({ entry_id, copy_id }) => [readNewId(copy_id, 'copy_id'), entry_id.toLowerCase()]),
  );
}

/**
 * Copies entries into a day with their figures as recorded, all or none, each once per id of the copy (rule
 * accounts-08). A repetition succeeds although an entry that was copied is gone by then.
 */
export async function copyEntries(
  _root: unknown,
  { input }: { input: FoodDiaryCopyEntriesInput },
  ctx: BaseContext,
) {
  const { id: userId } = requireUser(ctx);
  checkDay(ctx, input.from_day, 'from_day');
  checkDay(ctx, input.day);
  const copies = readCopies(input.entries);
  const { entries: sources } = await readDay(ctx, userId, input.from_day);
  const byId = new Map(sources.map((entry) => [entry.id, entry]));
  return changeDay(ctx, input.day, (day) => {
    const there = new Set(day.entries.map(({ id }) => id));
    const wanted = [...copies].filter(([id]) => !there.has(id));
    if (wanted.length === 0) return null;
    const added = wanted.map(([id, sourceId]) => {
      const source = byId.get(sourceId);
      if (!source) throw notFound('Entry');
      return { ...source, id, meal: input.meal ?? source.meal };
    });
    checkRoom(day, added.length);
    return { ...day, entries: [...day.entries, ...added] };
  });
}
