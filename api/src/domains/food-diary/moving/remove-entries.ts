import { FIELD_MESSAGES, MAX_ENTRIES_OF_DAY } from '@saltbush/contract';
import type {
  FoodDiaryRemoveEntriesInput,
  FoodDiaryRemoveEntryInput,
  FoodDiaryRestoreEntriesInput,
} from '../../../generated/resolvers';
import type { BaseContext } from '../../../lib/context';
import { requireUser } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { changeDay, checkDay } from '../change-day';
import { checkRoom } from '../entry-rules';
import { openRemoved, type RemovedEntry, sealRemoved } from './removed';

async function remove(ctx: BaseContext, day: string, entryIds: readonly string[]) {
  const { id: userId } = requireUser(ctx);
  const ids = new Set(entryIds.map((id) => id.toLowerCase()));
  let removed: RemovedEntry[] = [];
  const changed = await changeDay(ctx, day, (read) => {
    removed = read.entries.flatMap((entry, place) => (ids.has(entry.id) ? [{ entry, place }] : []));
    if (removed.length === 0) return null;
    return { ...read, entries: read.entries.filter(({ id }) => !ids.has(id)) };
  });
  return { ...changed, removed: sealRemoved(ctx.cipher, { userId, day }, removed) };
}

/** Removes a portion; idempotent. */
export const removeEntry = (
  _root: unknown,
  { input }: { input: FoodDiaryRemoveEntryInput },
  ctx: BaseContext,
) => remove(ctx, input.day, [input.entry_id]);

/** Removes several portions of a day, such as those that were just copied into it; idempotent. */
export async function removeEntries(
  _root: unknown,
  { input: { day, entry_ids } }: { input: FoodDiaryRemoveEntriesInput },
  ctx: BaseContext,
) {
  requireUser(ctx);
  if (entry_ids.length > MAX_ENTRIES_OF_DAY) throw invalidInput({ entry_ids: FIELD_MESSAGES.value_invalid });
  return remove(ctx, day, entry_ids);
}

/** Puts removed portions back as they were, each once. */
export async function restoreEntries(
  _root: unknown,
  { input }: { input: FoodDiaryRestoreEntriesInput },
  ctx: BaseContext,
) {
  const { id: userId } = requireUser(ctx);
  checkDay(ctx, input.day);
  const removed = openRemoved(ctx.cipher, { userId, day: input.day }, input.removed);
  return changeDay(ctx, input.day, (day) => {
    const there = new Set(day.entries.map(({ id }) => id));
    const missing = removed.filter(({ entry }) => !there.has(entry.id));
    if (missing.length === 0) return null;
    checkRoom(day, missing.length);
    const entries = [...day.entries];
    for (const { entry, place } of missing) entries.splice(place, 0, entry);
    return { ...day, entries };
  });
}
