import { requirePermission, requireUser } from '../../../lib/context';
import { BusinessError, forbidden } from '../../../lib/errors';
import { PaymentUnavailableError } from '../../../payments/gateway';
import type { AutodeliveryContext } from '../context';
import type { ChargeResult } from '../cycle/charge';
import { doStep } from '../cycle/steps';
import type { AutoDeliveryDocument, AutoDeliveryMilestone } from '../documents';
import { pausedError, requireNotCancelled } from '../rules';
import { findAnyAutoDelivery } from '../store';
import { autoDeliveryNotFound } from '../update-autodelivery';

type ById = { input: { id: string } };
type Payload = ChargeResult & { autodelivery: AutoDeliveryDocument };

/**
 * Returns the AutoDelivery whose steps the caller may run: staff only, and only if ALLOW_TEST_OPERATIONS is true
 * (section 6 does not name the role; rule selling-16). Throws `FORBIDDEN` or `NOT_FOUND`.
 */
async function operable(ctx: AutodeliveryContext, id: string): Promise<AutoDeliveryDocument> {
  requireUser(ctx);
  requirePermission(ctx, 'autodeliveries:run');
  if (!ctx.config.allowTestOperations) throw forbidden();
  const found = await findAnyAutoDelivery(ctx.db, id);
  if (!found) throw autoDeliveryNotFound();
  return found;
}

function requireStep({ milestone, status }: AutoDeliveryDocument, step: AutoDeliveryMilestone): void {
  if (status === 'paused') throw pausedError();
  if (milestone !== step) {
    throw new BusinessError('WRONG_MILESTONE', { milestone });
  }
}

async function runNow(ctx: AutodeliveryContext, id: string, step: AutoDeliveryMilestone): Promise<Payload> {
  const found = await operable(ctx, id);
  requireNotCancelled(found);
  requireStep(found, step);
  try {
    const result = await doStep(ctx, found);
    if (!result) throw new BusinessError('CONFLICT');
    const autodelivery = (await findAnyAutoDelivery(ctx.db, id)) ?? found;
    return { autodelivery, ...result };
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    ctx.log.error({ err: error }, 'Payment gateway unavailable');
    throw new BusinessError('PAYMENT_UNAVAILABLE');
  }
}

/** Test operation for staff: runs the notify step now (sections 6 and 7). */
export const autodeliveriesNotify = (_root: unknown, { input }: ById, ctx: AutodeliveryContext) =>
  runNow(ctx, input.id, 'notify');

/** Test operation for staff: runs the lock-in step now (sections 6 and 7). */
export const autodeliveriesLockIn = (_root: unknown, { input }: ById, ctx: AutodeliveryContext) =>
  runNow(ctx, input.id, 'lockin');

/** Test operation for staff: runs the charge step now (sections 6 and 7). */
export const autodeliveriesCharge = (_root: unknown, { input }: ById, ctx: AutodeliveryContext) =>
  runNow(ctx, input.id, 'charge');
