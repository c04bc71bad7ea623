import { contentPictureId, isContentKind } from '@saltbush/contract';
import type { BaseServices } from '../../../lib/context';
import type { ContentEntryDocument } from '../desk/documents';
import { listEntries } from '../desk/store';
import { picturesOf, valuesOf } from './claim';
import { deleteOldPicture, listOldPictures } from './store';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 100;

function idsIn(entry: ContentEntryDocument): string[] {
  const kind = entry._id.split('.')[0] ?? '';
  if (!isContentKind(kind)) return [];
  const shown = valuesOf(entry).flatMap((value) => picturesOf(kind, value));
  return shown.flatMap(({ path }) => contentPictureId(path) ?? []);
}

/** Removes pictures that no draft and no kept version has, a day after they were last needed, some of them at a time. */
export async function removeUnusedPictures(
  { db, clock }: Pick<BaseServices, 'db' | 'clock'>,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  const except = (await listEntries(db)).flatMap(idsIn);
  for (const id of await listOldPictures(db, { before, except, limit: BATCH })) {
    if (stopping?.aborted) return;
    await deleteOldPicture(db, id, before);
  }
}
