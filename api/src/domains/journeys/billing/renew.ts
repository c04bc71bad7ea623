import type { RecordFact } from '@saltbush/contract';
import { isDatabaseOutage } from '../../../lib/database/database-outage';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { PaymentUnavailableError } from '../../../payments/gateway';
import type { JourneySubscriptionDocument } from '../documents';
import { declinedMail } from '../notices/mails';
import { retryAt } from '../periods';
import type { SubscriptionChange } from '../store';
import { buildProgramOrder } from './build-order';
import { ChargeConflict } from './charge-record';
import { type Claim, endClaim } from './claim';
import { holdExcluded } from './hold';
import { type NotReady, refuseUnannounced } from './not-ready';
import { orderBonus } from './order-bonus';
import { loadParties, type Parties } from './parties';
import { type ChargeResult, payAndStore } from './pay';
import { afterRenewal, isOutOfRepeats, planRenewal, type RenewalPlan } from './plan-renewal';
import type { BillingServices } from './services';

/** After an error that is likely to come again: the gateway is away, or something is missing. */
const ERROR_PAUSE_MS = 15 * 60_000;
/** A database that was lost is back soon. */
const OUTAGE_PAUSE_MS = 60_000;

/** A voucher that another order has used applies no longer; the next attempt charges without it. */
const NO_VOUCHER = { voucher_code: null, voucher_discount: 0 };

/** The key of a period's order: one order and one payment, however often the charge is attempted. */
export const orderKeyOf = ({ _id, cycle }: Pick<JourneySubscriptionDocument, '_id' | 'cycle'>): string =>
  `journey:${_id}:${cycle}`;

export type RenewalResult =
  | ChargeResult
  | { status: 'no_repeats' | 'nothing_to_order' | 'conflict' | NotReady['status'] }
  | { status: 'held'; facts: RecordFact[] };

/** Returns the changes after a declined charge. A scheduled charge is retried; a user's leaves the schedule as it is. */
function afterDecline({ subscription }: Claim, now: Date, isScheduled: boolean): SubscriptionChange {
  const failed = { status: 'PaymentDeclinedForRenewal' as const, payment_failed_at: now };
  if (!isScheduled) return failed;
  const declines = subscription.declines + 1;
  const next = retryAt(now, declines);
  return { ...failed, declines, payment_retry_at: next, charge_due_at: next };
}

/** Returns when a charge is due again that an unexpected error has interrupted. */
function dueAfter(error: unknown, now: Date): Date {
  return new Date(now.getTime() + (isDatabaseOutage(error) ? OUTAGE_PAUSE_MS : ERROR_PAUSE_MS));
}

/** Releases a claim after a decline. Mails the customer unless they requested the charge themselves. */
async function endDeclined(
  services: BillingServices,
  claim: Claim,
  { parties, amount, isScheduled }: { parties: Parties; amount: number; isScheduled: boolean },
): Promise<void> {
  const change = afterDecline(claim, services.clock.now(), isScheduled);
  const declined = { ...claim.subscription, ...change };
  const mail = isScheduled ? declinedMail(services, parties, declined, amount) : null;
  await endClaim(services, claim, change, mail);
}

async function chargePlan(
  services: BillingServices,
  claim: Claim,
  parties: Parties,
  plan: RenewalPlan,
): Promise<RenewalResult> {
  const { subscription } = claim;
  const now = services.clock.now();
  const change = afterRenewal(subscription, plan, parties, now);
  if (plan.lines.items.length === 0) {
    await endClaim(services, claim, change);
    return { status: 'nothing_to_order' };
  }
  const order = buildProgramOrder({
    subscription,
    orderKey: orderKeyOf(subscription),
    parties,
    lines: plan.lines,
    products: plan.sent.flatMap(({ product }) => (product ? [product] : [])),
    bonusPoints: await orderBonus(services.db, plan.sent, now),
    voucherCode: subscription.voucher_code,
    now,
  });
  const moved = {
    ...change,
    cycle: subscription.cycle + 1,
    order_references: [order.reference, ...subscription.order_references],
  };
  return payAndStore(services, {
    subscription,
    change: moved,
    order,
    slot: null,
    mail: null,
    parties,
  });
}

async function attempt(
  services: BillingServices,
  claim: Claim,
  isScheduled: boolean,
): Promise<RenewalResult> {
  const { subscription } = claim;
  const parties = await loadParties(services.db, subscription);
  if (!parties) throw new Error('A program, its customer or its patient is missing');
  const facts = await holdExcluded(services, claim, { parties, isScheduled });
  if (facts.length > 0) return { status: 'held', facts };
  if (isOutOfRepeats(subscription)) {
    await endClaim(services, claim, { status: 'NoRepeats', charge_due_at: null, payment_retry_at: null });
    return { status: 'no_repeats' };
  }
  const plan = await planRenewal(services.db, subscription, parties);
  if (plan.lines.items.length > 0) {
    const refused = await refuseUnannounced(services, claim, { parties, plan, isScheduled });
    if (refused) return refused;
  }
  const result = await chargePlan(services, claim, parties, plan);
  const isRefused = ['declined', 'no_payment_method', 'requires_action'].includes(result.status);
  const amount = plan.lines.order_total;
  if (isRefused) await endDeclined(services, claim, { parties, amount, isScheduled });
  return result;
}

/**
 * Charges the due order of a claimed subscription and releases the claim. `isScheduled` is false when the user
 * requested it. Returns 'conflict' if the subscription changed: nothing was charged and it stays due.
 */
export async function renewSubscription(
  services: BillingServices,
  claim: Claim,
  isScheduled: boolean,
): Promise<RenewalResult> {
  try {
    return await attempt(services, claim, isScheduled);
  } catch (error) {
    const isAway = error instanceof PaymentUnavailableError;
    const isConflict = error instanceof ChargeConflict || isDuplicateKey(error);
    const isVoucherUsed = error instanceof ChargeConflict && error.reason === 'voucher';
    const due = isConflict || !claim.dueAt ? {} : { charge_due_at: dueAfter(error, services.clock.now()) };
    await endClaim(services, claim, { ...due, ...(isVoucherUsed ? NO_VOUCHER : {}) });
    if (isConflict && !isAway) return { status: 'conflict' };
    throw error;
  }
}
