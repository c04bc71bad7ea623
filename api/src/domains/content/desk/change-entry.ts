import { type ContentValue, KEPT_VERSIONS } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError, notFound } from '../../../lib/errors';
import type { ContentEntryDocument, ContentVersion, EditedBy } from './documents';
import type { ContentPart } from './parts';
import { findEntry, findPart, storeEntry } from './store';

export type EntryServices = Pick<BaseServices, 'db' | 'clock'> & TransactionServices;

/** A change of an entry, which is made once per key. */
export interface EntryRequest {
  id: string;
  key: string;
  /** `version` of the entry that was shown. */
  expected: number;
  by: EditedBy;
}

/** An entry within the transaction of a change. */
export interface OpenEntry {
  part: ContentPart;
  entry: ContentEntryDocument;
  now: Date;
  session: ClientSession;
}

type Change = Partial<Pick<ContentEntryDocument, 'draft' | 'versions'>>;

const untouched = (id: string, now: Date): ContentEntryDocument => ({
  ...{ _id: id, version: 0, key: '', changed_at: now, staff_id: '', staff_name: '' },
  ...{ draft: null, versions: [] },
});

function requireUnmoved({ version, staff_name, changed_at }: ContentEntryDocument, expected: number): void {
  if (version !== expected)
    throw new BusinessError('CONTENT_MOVED', { staff_name, at: changed_at.toISOString() });
}

async function open({ db, clock }: EntryServices, id: string, session: ClientSession): Promise<OpenEntry> {
  const part = await findPart(db, id, session);
  if (!part) throw notFound('Entry');
  const now = clock.now();
  return { part, entry: (await findEntry(db, id, session)) ?? untouched(id, now), now, session };
}

/**
 * Changes an entry that is as it was shown. Does nothing the second time.
 * @throws {BusinessError} NOT_FOUND; CONTENT_MOVED with who has changed it, and when; what `work` throws
 */
export async function changeEntry(
  services: EntryServices,
  request: EntryRequest,
  work: (opened: OpenEntry) => Promise<Change> | Change,
): Promise<void> {
  const change = () =>
    inTransaction(services, async (session) => {
      const opened = await open(services, request.id, session);
      const { entry, now } = opened;
      if (entry.key === request.key) return;
      requireUnmoved(entry, request.expected);
      const done = { version: entry.version + 1, key: request.key, changed_at: now, ...request.by };
      const changed = await work(opened);
      await storeEntry(services.db, { ...entry, ...changed, ...done }, session);
    });
  try {
    await change();
  } catch (error) {
    // Somebody has made the first change of this entry at the same time.
    if (!isDuplicateKey(error)) throw error;
    await change();
  }
}

/** Adds a published version before those that are kept; before the first, what the shop opened with. */
export function withVersion(
  { entry, part, now }: Pick<OpenEntry, 'entry' | 'part' | 'now'>,
  value: ContentValue,
  { staff_name }: Pick<EditedBy, 'staff_name'>,
): ContentVersion[] {
  const before = entry.versions.length
    ? entry.versions
    : [{ number: 1, value: part.value, at: null, staff_name: null }];
  const number = (before[0]?.number ?? 0) + 1;
  return [{ number, value, at: now, staff_name }, ...before].slice(0, KEPT_VERSIONS);
}

export { open as openEntry };
