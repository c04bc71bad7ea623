import { randomUUID } from 'node:crypto';
import { changedDraft, type DraftEntries, FIELD_MESSAGES, readDraftChanges } from '@saltbush/contract';
import type { HealthDraftSaveInput } from '../../generated/resolvers';
import type { BaseContext } from '../../lib/context';
import { BusinessError, invalidInput, notFound } from '../../lib/errors';
import { endOf, type OpenDraft, openContent, openGuest, sealContent, sealGuest } from './sealed-drafts';
import { draftKey, findDraft, formOf, insertDraft, replaceDraft } from './store';

/** More tabs than anybody has, all writing in the same moment. */
const MAX_TRIES = 10;

type Context = Pick<BaseContext, 'db' | 'cipher' | 'clock' | 'user'>;

const wrongChanges = () => invalidInput({ changes: FIELD_MESSAGES.value_invalid });

/** Returns the draft after its changes. @throws {BusinessError} INVALID_INPUT if it is longer than what is kept */
function changed(before: OpenDraft | null, changes: DraftEntries, now: Date): OpenDraft {
  const entries = changedDraft(before?.entries ?? {}, changes);
  if (!entries) throw wrongChanges();
  return {
    id: before?.id ?? randomUUID(),
    version: (before?.version ?? 0) + 1,
    entries,
    updated_at: now,
  };
}

/** Changes an account's draft once; null if another write came first. */
async function tryChange(
  { db, cipher, clock }: Context,
  userId: string,
  input: HealthDraftSaveInput,
  changes: DraftEntries,
): Promise<OpenDraft | null> {
  const now = clock.now();
  const form = formOf(input);
  const read = await findDraft(db, userId, form, now);
  if (input.id && read?.draft_id !== input.id) throw notFound('Draft');
  const own = read && {
    id: read.draft_id,
    version: read.version,
    entries: openContent(cipher, read).entries,
    updated_at: read.updated_at,
  };
  const brought = openGuest(cipher, form, input.sealed, now);
  // Another tab may have brought the same one before: what was changed since then stays.
  const before = brought?.id === own?.id ? own : (brought ?? own);
  const draft = changed(before, changes, now);
  const _id = draftKey(userId, form);
  const written = {
    _id,
    user_id: userId,
    draft_id: draft.id,
    version: draft.version,
    sealed: sealContent(cipher, _id, { form, entries: draft.entries }),
    updated_at: now,
    expires_at: endOf(now),
  };
  const isWritten = read ? await replaceDraft(db, read, written) : await insertDraft(db, written, now);
  return isWritten ? draft : null;
}

/** Changes an account's draft: what others write meanwhile stays. @throws {BusinessError} NOT_FOUND, CONFLICT */
async function changeStored(
  ctx: Context,
  userId: string,
  input: HealthDraftSaveInput,
  changes: DraftEntries,
): Promise<OpenDraft> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const draft = await tryChange(ctx, userId, input, changes);
    if (draft) return draft;
  }
  throw new BusinessError('CONFLICT');
}

/** Keeps what was entered: an account's in the database, a guest's in what is returned. */
export async function saveDraft(
  ctx: Context,
  input: HealthDraftSaveInput,
): Promise<OpenDraft & { sealed: string | null }> {
  const changes = readDraftChanges(input.changes);
  if (!changes) throw wrongChanges();
  if (ctx.user) return { ...(await changeStored(ctx, ctx.user.id, input, changes)), sealed: null };
  const now = ctx.clock.now();
  const form = formOf(input);
  const draft = changed(openGuest(ctx.cipher, form, input.sealed, now), changes, now);
  return { ...draft, sealed: sealGuest(ctx.cipher, form, draft) };
}
