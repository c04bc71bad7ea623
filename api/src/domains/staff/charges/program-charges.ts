import type { StaffProgramChargesMailInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { BusinessError, notFound } from '../../../lib/errors';
import type { ListRange } from '../../../lib/ordered-lists';
import { findAnySubscription, type JourneySubscriptionDocument, programCharges } from '../../journeys';
import type { StaffContext } from '../context';
import { type ChargeArguments, readChargePage } from './charge-page';

/** Returns a page of the monthly charges of programs. For support and managers (rule roles-37). */
export async function staffProgramCharges(_root: unknown, args: ChargeArguments, ctx: StaffContext) {
  requirePermission(ctx, 'charges:see');
  const { state } = args;
  const now = ctx.clock.now();
  return readChargePage(args, {
    list: (range: ListRange) => programCharges.list(ctx.db, { state, now, ...range }),
    placeOf: programCharges.dueAt,
    view: (subscription: JourneySubscriptionDocument) => programCharges.view(ctx, state, subscription),
  });
}

/** Counts the monthly charges of programs. For support and managers. */
export async function staffProgramChargeCounts(_root: unknown, _args: unknown, ctx: StaffContext) {
  requirePermission(ctx, 'charges:see');
  const now = ctx.clock.now();
  const [failed, coming] = await Promise.all([
    programCharges.count(ctx.db, 'failed', now),
    programCharges.count(ctx.db, 'coming', now),
  ]);
  return { failed, coming };
}

/** Mails the member once more that a charge was declined, with the link to pay it. For support and managers. */
export async function staffProgramChargesMail(
  _root: unknown,
  { input: { id } }: { input: StaffProgramChargesMailInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'charges:mail');
  const subscription = await findAnySubscription(ctx.db, id);
  if (!subscription) throw notFound('Subscription');
  if (!(await programCharges.mailAgain(ctx, subscription))) throw new BusinessError('CHARGE_NOT_DECLINED');
  return { charge: await programCharges.view(ctx, 'failed', subscription) };
}
