import {
  CONTENT_WORDS,
  DEFAULT_STATE,
  FIELD_MESSAGES,
  localMinute,
  MAX_PLAN_DAYS,
  readLocalMinute,
  STATE_TIME_ZONES,
} from '@saltbush/contract';
import type {
  StaffContentCancelPlanInput,
  StaffContentDiscardDraftInput,
  StaffContentPublishInput,
  StaffContentRestoreInput,
  StaffContentSaveDraftInput,
} from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import {
  cancelPlan,
  discardDraft,
  type EntryRequest,
  publishDraft,
  restoreVersion,
  saveDraft,
} from '../../content';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';
import { checkContent, checkLinks } from './check-links';
import { contentOf, requirePart } from './entries';
import { readValue } from './read-value';

const REQUEST_KEY = /^[A-Za-z0-9-]{16,100}$/;
const DAY_MS = 24 * 60 * 60_000;

interface StepInput {
  key: string;
  content_id: string;
  expected_version: number;
}

/** Reads what every change of an entry has, by a member of staff who may make it. */
async function begin(ctx: StaffContext, { key, content_id: id, expected_version: expected }: StepInput) {
  const { id: staff_id } = requirePermission(ctx, 'content:edit');
  if (!REQUEST_KEY.test(key)) throw invalidInput({ key: FIELD_MESSAGES.request_key_invalid });
  const part = await requirePart(ctx, id);
  const by = { staff_id, staff_name: await nameOfStaff(ctx, staff_id) };
  const request: EntryRequest = { id, key, expected, by };
  return { part, request };
}

const changed = async (ctx: StaffContext, { id }: EntryRequest, removed: string[] = []) => ({
  content: await contentOf(ctx, id),
  removed,
});

/** Keeps what an entry shall say as its draft. */
export async function saveContentDraft(
  _root: unknown,
  { input }: { input: StaffContentSaveDraftInput },
  ctx: StaffContext,
) {
  const { part, request } = await begin(ctx, input);
  const { value, removed } = readValue(part.kind, input.value);
  await checkLinks(ctx, part.kind, value);
  await saveDraft(ctx, { ...request, value });
  return changed(ctx, request, removed);
}

/** Throws the draft of an entry away. */
export async function discardContentDraft(
  _root: unknown,
  { input }: { input: StaffContentDiscardDraftInput },
  ctx: StaffContext,
) {
  const { request } = await begin(ctx, input);
  await discardDraft(ctx, request);
  return changed(ctx, request);
}

/** Reads the moment from which shoppers see a draft. @throws {BusinessError} INVALID_INPUT */
function readMoment(local: string | null | undefined, now: Date): Date | null {
  if (local === null || local === undefined) return null;
  const zone = STATE_TIME_ZONES[DEFAULT_STATE];
  const found = readLocalMinute(local, zone);
  if (found && localMinute(found, zone) !== local) throw invalidInput({ from: CONTENT_WORDS.moment_skipped });
  const latest = now.getTime() + MAX_PLAN_DAYS * DAY_MS;
  if (!found || found <= now || found.getTime() > latest)
    throw invalidInput({ from: CONTENT_WORDS.moment_invalid });
  return found;
}

/** Publishes the draft of an entry now, or plans it. */
export async function publishContent(
  _root: unknown,
  { input }: { input: StaffContentPublishInput },
  ctx: StaffContext,
) {
  const { part, request } = await begin(ctx, input);
  const now = ctx.clock.now();
  const from = readMoment(input.from, now);
  const { db, reference, productCache, config } = ctx;
  const shop = { db, reference, productCache, config, moment: from ?? now };
  await publishDraft(ctx, { ...request, from }, (value) => checkContent(shop, part.kind, value));
  return changed(ctx, request);
}

/** Cancels the plan of a draft. */
export async function cancelContentPlan(
  _root: unknown,
  { input }: { input: StaffContentCancelPlanInput },
  ctx: StaffContext,
) {
  const { request } = await begin(ctx, input);
  await cancelPlan(ctx, request);
  return changed(ctx, request);
}

/** Makes a published version the draft of its entry. */
export async function restoreContent(
  _root: unknown,
  { input }: { input: StaffContentRestoreInput },
  ctx: StaffContext,
) {
  const { request } = await begin(ctx, input);
  await restoreVersion(ctx, { ...request, number: input.number });
  return changed(ctx, request);
}
