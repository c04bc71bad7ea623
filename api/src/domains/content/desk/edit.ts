import type { ContentKindName, ContentValue } from '@saltbush/contract';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { claimPictures } from '../pictures/claim';
import { changeEntry, type EntryRequest, type EntryServices, openEntry, withVersion } from './change-entry';
import type { ContentDraft, ContentEntryDocument } from './documents';
import { listDueEntries, storeEntry, writePart } from './store';

function requireUnplanned({ draft }: ContentEntryDocument): void {
  if (draft?.plan) throw new BusinessError('CONTENT_PLANNED');
}

function requireDraft({ draft }: ContentEntryDocument): ContentDraft {
  if (!draft) throw new BusinessError('CONTENT_WITHOUT_DRAFT');
  return draft;
}

/**
 * Keeps a checked value as the draft of an entry.
 * @throws {BusinessError} as `changeEntry`; CONTENT_PLANNED; INVALID_INPUT for a picture that is not there
 */
export const saveDraft = (services: EntryServices, request: EntryRequest & { value: ContentValue }) =>
  changeEntry(services, request, async (opened) => {
    requireUnplanned(opened.entry);
    const { value, by } = request;
    await claimPictures(services.db, value, opened);
    return { draft: { value, at: opened.now, plan: null, ...by } };
  });

/** Throws the draft of an entry away. @throws {BusinessError} as `changeEntry`; CONTENT_PLANNED */
export const discardDraft = (services: EntryServices, request: EntryRequest) =>
  changeEntry(services, request, ({ entry }) => {
    requireUnplanned(entry);
    return { draft: null };
  });

/**
 * Makes a published version the draft of its entry.
 * @throws {BusinessError} as `changeEntry`; CONTENT_PLANNED; NOT_FOUND for a version that is not kept
 */
export const restoreVersion = (services: EntryServices, request: EntryRequest & { number: number }) =>
  changeEntry(services, request, ({ entry, now }) => {
    requireUnplanned(entry);
    const version = entry.versions.find(({ number }) => number === request.number);
    if (!version) throw notFound('Version');
    return { draft: { value: version.value, at: now, plan: null, ...request.by } };
  });

export interface PublishRequest extends EntryRequest {
  /** Null for now. */
  from: Date | null;
}

/**
 * Shows the draft of an entry to shoppers, now or from a moment on.
 * @param check refuses a draft that does not fit the shop any more
 * @throws {BusinessError} as `changeEntry`; CONTENT_WITHOUT_DRAFT; CONTENT_PLANNED; what `check` throws
 */
export const publishDraft = (
  services: EntryServices,
  request: PublishRequest,
  check: (value: ContentValue) => Promise<void>,
) =>
  changeEntry(services, request, async (opened) => {
    const { part, entry, now, session } = opened;
    const draft = requireDraft(entry);
    requireUnplanned(entry);
    await check(draft.value);
    const { from, by } = request;
    if (from) return { draft: { ...draft, plan: { ...by, from } } };
    await writePart(services.db, { part, value: draft.value, now }, session);
    return { draft: null, versions: withVersion(opened, draft.value, by) };
  });

/** Cancels the plan of a draft. @throws {BusinessError} as `changeEntry`; CONTENT_NOT_PLANNED */
export const cancelPlan = (services: EntryServices, request: EntryRequest) =>
  changeEntry(services, request, ({ entry: { draft } }) => {
    if (!draft?.plan) throw new BusinessError('CONTENT_NOT_PLANNED');
    return { draft: { ...draft, plan: null } };
  });

const BATCH = 100;

/** Looks at a value before shoppers see it. @throws {BusinessError} if it does not fit the shop any more */
export type CheckContent = (kind: ContentKindName, value: ContentValue) => Promise<void>;

/** Whether a value fits the shop. */
const isFit = (check: CheckContent, kind: ContentKindName, value: ContentValue): Promise<boolean> =>
  check(kind, value).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof BusinessError) return false;
      throw refusal;
    },
  );

/** Publishes a draft if it is still due; one that does not fit the shop any more stays a draft without a plan. */
const beginOne = (services: EntryServices, id: string, check: CheckContent): Promise<boolean> =>
  inTransaction(services, async (session) => {
    const opened = await openEntry(services, id, session);
    const { part, entry, now } = opened;
    const { draft } = entry;
    if (!draft?.plan || draft.plan.from > now) return true;
    const { plan, value } = draft;
    const next = { ...entry, version: entry.version + 1, changed_at: now };
    if (!(await isFit(check, part.kind, value))) {
      await storeEntry(services.db, { ...next, draft: { ...draft, plan: null } }, session);
      return false;
    }
    await writePart(services.db, { part, value, now }, session);
    const { staff_id, staff_name } = plan;
    const done = { draft: null, versions: withVersion(opened, value, plan), staff_id, staff_name };
    await storeEntry(services.db, { ...next, ...done }, session);
    return true;
  });

interface Beginning {
  check: CheckContent;
  stopping?: AbortSignal;
}

/** Publishes the planned drafts that are due, each once. @returns the ids of those that do not fit the shop any more */
export async function beginPlannedContent(
  services: EntryServices,
  { check, stopping }: Beginning,
): Promise<string[]> {
  const refused: string[] = [];
  for (const id of await listDueEntries(services.db, services.clock.now(), BATCH)) {
    if (stopping?.aborted) break;
    const hasBegun = await beginOne(services, id, check).catch((error: unknown) => {
      // The shop has no such part any more: the others begin all the same.
      if (error instanceof BusinessError) return true;
      throw error;
    });
    if (!hasBegun) refused.push(id);
  }
  return refused;
}
