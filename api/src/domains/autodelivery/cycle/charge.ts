import { isDatabaseOutage } from '../../../lib/database/database-outage';
import { PaymentUnavailableError } from '../../../payments/gateway';
import type { OrderDocument } from '../../orders';
import type { CycleDates } from '../cycle-dates';
import type { AutoDeliveryDocument } from '../documents';
import { retryDates } from '../late-dates';
import { writeWithNotice } from '../mails/notices';
import { nextCycle, postponed } from '../rules';
import { type AutoDeliveryChange, writeAutoDelivery } from '../store';
import { type ChargeOutcome, type CycleServices, placeAutoDeliveryOrder } from './place-order';

/** A charge that takes longer is assumed to belong to a crashed process; another process resumes it. */
const LEASE_MS = 5 * 60_000;
/** Delay before the next attempt if the payment gateway is unavailable. */
const UNAVAILABLE_MS = 15 * 60_000;
/** A database that was lost is back soon. */
export const OUTAGE_MS = 60_000;

type Settled = Exclude<ChargeOutcome, { kind: 'charged' } | { kind: 'lost' }>;

/** Claims the charge step for this process; returns null if another process was first. */
async function claim(
  { db, clock }: CycleServices,
  autodelivery: AutoDeliveryDocument,
): Promise<AutoDeliveryDocument | null> {
  const change = {
    last_payment_status: 'pending' as const,
    next_step_at: new Date(clock.now().getTime() + LEASE_MS),
  };
  const isOurs = await writeAutoDelivery(db, autodelivery, change);
  return isOurs ? { ...autodelivery, ...change, version: autodelivery.version + 1 } : null;
}

/** Returns the payment status before the charge started. */
const earlierStatus = ({ charge_failures }: AutoDeliveryDocument) =>
  charge_failures > 0 ? ('failed' as const) : ('none' as const);

/** Returns the next attempt, or the pause after the last one (rule selling-15). */
function afterDecline(autodelivery: AutoDeliveryDocument, now: Date): AutoDeliveryChange {
  const charge_failures = autodelivery.charge_failures + 1;
  const retry = retryDates(autodelivery, charge_failures, autodelivery.shipping_state, now);
  const failed = { last_payment_status: 'failed' as const, charge_failures };
  if (!retry) return { ...failed, status: 'paused' };
  return { ...failed, ...retry, next_step_at: retry.charge_date };
}

/** Returns the same order later, if something can be sent then and it comes before the next order; else the next one. */
function afterNothing(
  autodelivery: AutoDeliveryDocument,
  later: CycleDates | null,
  now: Date,
): AutoDeliveryChange {
  const next = nextCycle(autodelivery, now);
  return later && next.charge_date && later.charge_date < next.charge_date ? postponed(later) : next;
}

function afterOutcome(autodelivery: AutoDeliveryDocument, outcome: Settled, now: Date): AutoDeliveryChange {
  const { kind } = outcome;
  if (kind === 'declined') return afterDecline(autodelivery, now);
  const last_payment_status = earlierStatus(autodelivery);
  if (kind === 'nothing_to_send') {
    return { ...afterNothing(autodelivery, outcome.later, now), last_payment_status };
  }
  const paused_for = kind === 'no_consent' ? 'consent' : 'address';
  return { status: 'paused', paused_for, last_payment_status };
}

/** Writes the outcome. After a concurrent change by the owner, the charge is due again when the lease expires. */
async function conclude(
  services: CycleServices,
  claimed: AutoDeliveryDocument,
  outcome: Settled,
): Promise<void> {
  const change = afterOutcome(claimed, outcome, services.clock.now());
  await writeWithNotice(services, claimed, change, outcome);
}

/** Makes a charge due again soon if the gateway or the database was away, instead of when its lease expires. */
async function endInterrupted(
  { db, clock }: CycleServices,
  claimed: AutoDeliveryDocument,
  error: unknown,
): Promise<void> {
  const isOutage = isDatabaseOutage(error);
  if (!isOutage && !(error instanceof PaymentUnavailableError)) return;
  const next_step_at = new Date(clock.now().getTime() + (isOutage ? OUTAGE_MS : UNAVAILABLE_MS));
  await writeAutoDelivery(db, claimed, { next_step_at, last_payment_status: earlierStatus(claimed) });
}

/** The order, or null if the card was declined or nothing could be sent. */
export interface ChargeResult {
  order: OrderDocument | null;
}

/**
 * Charges an AutoDelivery and places its order, once per cycle: only one process can claim the step, and the order is
 * stored in the same transaction that advances the AutoDelivery. A declined card is retried after 1, 3 and 5 days, then
 * the AutoDelivery is paused (rule selling-15).
 * @returns null if the step was claimed elsewhere or the AutoDelivery changed
 * @throws {PaymentUnavailableError} if the gateway cannot be reached
 */
export async function chargeStep(
  services: CycleServices,
  autodelivery: AutoDeliveryDocument,
): Promise<ChargeResult | null> {
  const claimed = await claim(services, autodelivery);
  if (!claimed) return null;
  try {
    const outcome = await placeAutoDeliveryOrder(services, claimed);
    if (outcome.kind === 'lost') return null;
    if (outcome.kind !== 'charged') {
      await conclude(services, claimed, outcome);
      return { order: null };
    }
    return { order: outcome.order };
  } catch (error) {
    await endInterrupted(services, claimed, error);
    throw error;
  }
}
