import type { StaffAutodeliveryChargesMailInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { BusinessError, notFound } from '../../../lib/errors';
import type { ListRange } from '../../../lib/ordered-lists';
import { type AutoDeliveryDocument, autoDeliveryCharges } from '../../autodelivery';
import type { StaffContext } from '../context';
import { type ChargeArguments, readChargePage } from './charge-page';

/** Returns a page of the charges of AutoDeliveries. For support and managers (rule roles-38). */
export async function staffAutoDeliveryCharges(_root: unknown, args: ChargeArguments, ctx: StaffContext) {
  requirePermission(ctx, 'charges:see');
  const { state } = args;
  const now = ctx.clock.now();
  return readChargePage(args, {
    list: (range: ListRange) => autoDeliveryCharges.list(ctx.db, { state, now, ...range }),
    placeOf: (autodelivery: AutoDeliveryDocument) => autoDeliveryCharges.placeOf(state, autodelivery),
    view: (autodelivery: AutoDeliveryDocument) => autoDeliveryCharges.view(ctx, state, autodelivery),
  });
}

/** Counts the charges of AutoDeliveries. For support and managers. */
export async function staffAutoDeliveryChargeCounts(_root: unknown, _args: unknown, ctx: StaffContext) {
  requirePermission(ctx, 'charges:see');
  const now = ctx.clock.now();
  const [failed, coming] = await Promise.all([
    autoDeliveryCharges.count(ctx.db, 'failed', now),
    autoDeliveryCharges.count(ctx.db, 'coming', now),
  ]);
  return { failed, coming };
}

/** Mails the owner once more that a charge was declined, with the link to its page. For support and managers. */
export async function staffAutoDeliveryChargesMail(
  _root: unknown,
  { input: { id } }: { input: StaffAutodeliveryChargesMailInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'charges:mail');
  const autodelivery = await autoDeliveryCharges.find(ctx.db, id);
  if (!autodelivery) throw notFound('AutoDelivery');
  if (!(await autoDeliveryCharges.mailAgain(ctx, autodelivery)))
    throw new BusinessError('CHARGE_NOT_DECLINED');
  return { charge: await autoDeliveryCharges.view(ctx, 'failed', autodelivery) };
}
