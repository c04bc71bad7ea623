import { FIELD_MESSAGES } from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';
import type { FieldCipher } from '../../../lib/field-cipher';
import type { DiaryEntry } from '../diary';
import { readEntry, type StoredEntry } from '../serving';

/** An entry that was removed, with its place among those of the day. */
export interface RemovedEntry {
  entry: DiaryEntry;
  place: number;
}

/** One that a page may have kept since an earlier release. */
type StoredRemoval = Omit<RemovedEntry, 'entry'> & { entry: StoredEntry };

interface Owner {
  userId: string;
  day: string;
}

const contextOf = ({ userId, day }: Owner) => `food-diary-removed/${userId}/${day}`;

/**
 * Seals what was removed, for whoever removed it to put it back: the shop keeps nothing of it. Null if nothing was.
 */
export const sealRemoved = (
  cipher: FieldCipher,
  owner: Owner,
  removed: readonly RemovedEntry[],
): string | null => (removed.length === 0 ? null : cipher.encrypt(JSON.stringify(removed), contextOf(owner)));

/** Opens what was sealed for this user and day. @throws INVALID_INPUT for `removed` */
export function openRemoved(cipher: FieldCipher, owner: Owner, sealed: string): RemovedEntry[] {
  try {
    const removed = JSON.parse(cipher.decrypt(sealed, contextOf(owner))) as StoredRemoval[];
    return removed.map(({ entry, place }) => ({ entry: readEntry(entry), place }));
  } catch {
    throw invalidInput({ removed: FIELD_MESSAGES.value_invalid });
  }
}
