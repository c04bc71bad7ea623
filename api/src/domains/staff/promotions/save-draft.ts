import { isDeepStrictEqual } from 'node:util';
import { FIELD_MESSAGES } from '@saltbush/contract';
import type { StaffPromotionsDiscardInput, StaffPromotionsSaveInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { invalidInput } from '../../../lib/errors';
import {
  findByRequest,
  findPromotion,
  insertDraft,
  nextPromotionId,
  type PromotionDocument,
  removeDraft,
  updatePromotion,
} from '../../promotions';
import type { StaffContext } from '../context';
import { by } from '../products/change-product';
import { promotionId, promotionMoved, requirePromotion, requireStep } from './moved';
import { staffPromotionOf } from './one-promotion';
import { readDraft } from './read-draft';

const REQUEST_KEY = /^[A-Za-z0-9-]{16,100}$/;
const SLUG_LENGTH = 40;

/** Names a promotion in an address; the id makes it its own. */
const slugOf = (title: string, id: number): string =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)}-${id}`
    .replaceAll(/-+/g, '-')
    .replace(/^-/, 'p-');

const CONTENT = [
  'display_title',
  'display_info',
  'met_message',
  'unmet_message',
  'rule',
  'mix_and_match',
  'starts_at',
  'end_date',
  'product_ids',
] as const satisfies readonly (keyof PromotionDocument)[];

/** Answers a repeated request: whoever did not hear of the first one may have changed the form since. */
async function again(
  ctx: StaffContext,
  made: PromotionDocument,
  draft: Omit<PromotionDocument, '_id' | 'slug'>,
): Promise<PromotionDocument> {
  if (CONTENT.every((name) => isDeepStrictEqual(made[name], draft[name]))) return made;
  const isOwn = made.version === 1 && made.staff_id === draft.staff_id;
  const isSaved =
    isOwn && (await updatePromotion(ctx.db, { id: made._id, version: 1, isDraft: true }, draft));
  if (!isSaved) throw promotionMoved(made, ctx.clock.now());
  return requirePromotion(ctx, String(made._id));
}

async function create(
  ctx: StaffContext,
  key: string,
  draft: Omit<PromotionDocument, '_id' | 'slug'>,
): Promise<PromotionDocument> {
  const { db } = ctx;
  const made = await findByRequest(db, key);
  if (made) return again(ctx, made, draft);
  const _id = await nextPromotionId(db);
  const stored = { ...draft, _id, slug: slugOf(draft.display_title, _id), request_key: key, version: 1 };
  try {
    await insertDraft(db, stored);
    return stored;
  } catch (error) {
    const first = isDuplicateKey(error) && (await findByRequest(db, key));
    if (!first) throw error;
    return again(ctx, first, draft);
  }
}

/** Saves a new draft once per key, or the version of a draft that was shown. */
export async function staffPromotionsSave(
  _root: unknown,
  { input }: { input: StaffPromotionsSaveInput },
  ctx: StaffContext,
) {
  const { id: staffId } = requirePermission(ctx, 'promotions:draft');
  const { key, promotion_id, version } = input;
  if (!REQUEST_KEY.test(key)) throw invalidInput({ key: FIELD_MESSAGES.request_key_invalid });
  const now = ctx.clock.now();
  const draft = await readDraft(ctx, input);
  const change = {
    ...draft,
    adds_points: true,
    is_draft: true,
    changed_at: now,
    ...(await by(ctx, staffId)),
  };
  if (!promotion_id) return { promotion: await staffPromotionOf(ctx, await create(ctx, key, change)) };
  const found = await requirePromotion(ctx, promotion_id);
  requireStep(found, { step: 'save', version, now });
  const shown = { id: found._id, version, isDraft: true };
  const isSaved = await updatePromotion(ctx.db, shown, change);
  const after = await requirePromotion(ctx, promotion_id);
  if (!isSaved) throw promotionMoved(after, now);
  return { promotion: await staffPromotionOf(ctx, after) };
}

/** Discards a draft. */
export async function staffPromotionsDiscard(
  _root: unknown,
  { input: { promotion_id, version } }: { input: StaffPromotionsDiscardInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'promotions:draft');
  const [id, now] = [promotionId(promotion_id), ctx.clock.now()];
  if (!(await removeDraft(ctx.db, id, version))) {
    const found = await findPromotion(ctx.db, id);
    if (found) {
      requireStep(found, { step: 'discard', version, now });
      throw promotionMoved(found, now);
    }
  }
  return { promotion_id };
}
