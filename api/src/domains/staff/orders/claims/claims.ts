import { holdsApproval, scriptCode } from '@saltbush/contract';
import type {
  StaffClaimsLeaveInput,
  StaffClaimsTakeInput,
  StaffClaimsTakeOverInput,
} from '../../../../generated/resolvers';
import { requirePermission } from '../../../../lib/context';
import { type OrderDocument, queueOf } from '../../../orders';
import type { StaffContext } from '../../context';
import { nameOfStaff } from '../../names';
import { requireOrder } from '../one-order';
import { requireScript } from '../scripts/one-script';
import {
  type ClaimDocument,
  findClaim,
  leaveClaim,
  listClaims,
  takeClaim,
  takeOverClaim,
} from './claim-store';

interface Place {
  reference: string;
  line?: number | null;
}

/** What is claimed, and whether it still waits for somebody. */
interface Claimed {
  code: string;
  waits: boolean;
}

function claimedOf(order: OrderDocument, line: number | null | undefined): Claimed {
  const isInReview = queueOf(order) === 'review';
  if (line == null) return { code: order.reference, waits: isInReview };
  const { state } = requireScript(order, line);
  return { code: scriptCode(order.reference, line), waits: isInReview && holdsApproval(state) };
}

async function requireClaimed(ctx: StaffContext, { reference, line }: Place): Promise<Claimed> {
  return claimedOf(await requireOrder(ctx, reference), line);
}

const viewOf = ({ _id, key, staff_name, since, staff_id, taken_from }: ClaimDocument, askerId: string) => ({
  ...{ code: _id, key, staff_name, since },
  is_mine: staff_id === askerId,
  is_taken_from_me: taken_from === askerId,
});

async function claimNow(ctx: StaffContext, code: string, askerId: string) {
  const claim = await findClaim(ctx.db, code, ctx.clock.now());
  return claim && viewOf(claim, askerId);
}

async function claimantOf(ctx: StaffContext, id: string) {
  return { id, name: await nameOfStaff(ctx, id), now: ctx.clock.now() };
}

/** Returns the claims of what a page of a queue shows. */
export async function claimsOf(ctx: StaffContext, codes: readonly string[]) {
  const found = await listClaims(ctx.db, codes, ctx.clock.now());
  return found.map((claim) => viewOf(claim, ctx.user?.id ?? ''));
}

/** Returns who works on a review or a script. For pharmacists. */
export async function staffClaim(_root: unknown, place: Place, ctx: StaffContext) {
  const { id } = requirePermission(ctx, 'orders:review');
  return claimNow(ctx, (await requireClaimed(ctx, place)).code, id);
}

/** Claims a review or a script that waits, or goes on with it. For pharmacists. */
export async function staffClaimsTake(
  _root: unknown,
  { input }: { input: StaffClaimsTakeInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'orders:review');
  const { code, waits } = await requireClaimed(ctx, input);
  if (!waits) return { claim: null };
  await takeClaim(ctx.db, code, await claimantOf(ctx, id));
  return { claim: await claimNow(ctx, code, id) };
}

/** Takes over the claim that was seen. For pharmacists. */
export async function staffClaimsTakeOver(
  _root: unknown,
  { input }: { input: StaffClaimsTakeOverInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'orders:review');
  const { code, waits } = await requireClaimed(ctx, input);
  if (!waits) return { claim: null };
  const by = await claimantOf(ctx, id);
  const seen = await findClaim(ctx.db, code, by.now);
  if (seen?.key === input.key && seen.staff_id !== id) await takeOverClaim(ctx.db, seen, by);
  return { claim: await claimNow(ctx, code, id) };
}

/** Ends one's own claim. For pharmacists. */
export async function staffClaimsLeave(
  _root: unknown,
  { input }: { input: StaffClaimsLeaveInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'orders:review');
  const { code } = await requireClaimed(ctx, input);
  await leaveClaim(ctx.db, code, id);
  return { claim: await claimNow(ctx, code, id) };
}
