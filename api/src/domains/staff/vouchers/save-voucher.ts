import { isDeepStrictEqual } from 'node:util';
import { FIELD_MESSAGES, VOUCHER_MESSAGES } from '@saltbush/contract';
import type { StaffVouchersSaveInput, StaffVouchersStepInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { invalidInput } from '../../../lib/errors';
import type { ChangedBy } from '../../catalogue';
import {
  findOffer,
  findOfferByRequest,
  insertOffer,
  nextOfferId,
  type OfferDocument,
  removeOfferDraft,
} from '../../promotions';
import type { StaffContext } from '../context';
import { by } from '../products/change-product';
import { promotionId } from '../promotions/moved';
import { requireStep, requireVoucher, voucherMoved } from './moved';
import { staffVoucherOf } from './one-voucher';
import { readVoucher, type VoucherContent } from './read-voucher';

const REQUEST_KEY = /^[A-Za-z0-9-]{16,100}$/;

const CONTENT = [
  '_id',
  'name',
  'description',
  'effect',
  'is_listed',
  'starts_at',
  'end_date',
  'max_uses',
  'max_uses_per_customer',
] as const satisfies readonly (keyof VoucherContent)[];

type Draft = VoucherContent & Required<Pick<OfferDocument, 'is_draft' | 'changed_at'>> & ChangedBy;

const codeTaken = () => invalidInput({ code: VOUCHER_MESSAGES.taken });

/** Stores a draft in place of the version that was shown: its code, by which offers are kept, may be another. */
async function replace(ctx: StaffContext, found: OfferDocument, draft: Draft): Promise<OfferDocument> {
  const { id, version = 0, request_key } = found;
  const stored = { ...draft, id, version: version + 1, ...(request_key !== undefined && { request_key }) };
  try {
    await inTransaction(ctx, async (session) => {
      if (!(await removeOfferDraft(ctx.db, { id, version }, session)))
        throw voucherMoved(found, draft.changed_at);
      await insertOffer(ctx.db, stored, session);
    });
  } catch (error) {
    throw isDuplicateKey(error) ? codeTaken() : error;
  }
  return stored;
}

/** Answers a repeated request: whoever did not hear of the first one may have changed the form since. */
async function again(ctx: StaffContext, made: OfferDocument, draft: Draft): Promise<OfferDocument> {
  if (CONTENT.every((name) => isDeepStrictEqual(made[name], draft[name]))) return made;
  const isOwn = made.is_draft && made.version === 1 && made.staff_id === draft.staff_id;
  if (!isOwn) throw voucherMoved(made, ctx.clock.now());
  return replace(ctx, made, draft);
}

async function create(ctx: StaffContext, key: string, draft: Draft): Promise<OfferDocument> {
  const { db } = ctx;
  const made = await findOfferByRequest(db, key);
  if (made) return again(ctx, made, draft);
  const stored = { ...draft, id: await nextOfferId(db), request_key: key, version: 1 };
  try {
    await insertOffer(db, stored);
    return stored;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const first = await findOfferByRequest(db, key);
    if (!first) throw codeTaken();
    return again(ctx, first, draft);
  }
}

/** Saves a new draft once per key, or the version of a draft that was shown. */
export async function staffVouchersSave(
  _root: unknown,
  { input }: { input: StaffVouchersSaveInput },
  ctx: StaffContext,
) {
  const { id: staffId } = requirePermission(ctx, 'promotions:draft');
  const { key, voucher_id, version } = input;
  if (!REQUEST_KEY.test(key)) throw invalidInput({ key: FIELD_MESSAGES.request_key_invalid });
  const now = ctx.clock.now();
  const draft = { ...readVoucher(ctx, input), is_draft: true, changed_at: now, ...(await by(ctx, staffId)) };
  if (!voucher_id) return { voucher: staffVoucherOf(ctx, await create(ctx, key, draft)) };
  const found = await requireVoucher(ctx, voucher_id);
  requireStep(found, { step: 'save', version, now });
  return { voucher: staffVoucherOf(ctx, await replace(ctx, found, draft)) };
}

/** Discards a draft. */
export async function staffVouchersDiscard(
  _root: unknown,
  { input: { voucher_id, version } }: { input: StaffVouchersStepInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'promotions:draft');
  const [id, now] = [promotionId(voucher_id), ctx.clock.now()];
  if (!(await removeOfferDraft(ctx.db, { id, version }))) {
    const found = await findOffer(ctx.db, id);
    if (found) {
      requireStep(found, { step: 'discard', version, now });
      throw voucherMoved(found, now);
    }
  }
  return { voucher_id };
}
