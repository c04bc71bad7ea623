import { inTransaction } from '../../../lib/database/transactions';
import { enqueueMail, type Mail } from '../../mail';
import type { JourneySubscriptionDocument } from '../documents';
import { isCharging } from '../item-changes';
import { type SubscriptionChange, writeSubscription } from '../store';
import type { BillingServices } from './services';

/** Longer than any charge takes: an older claim was left behind by a crash. */
const LEASE_MS = 5 * 60_000;

/** A subscription that only this process may charge, and its due date before the claim. */
export interface Claim {
  subscription: JourneySubscriptionDocument;
  dueAt: Date | null;
}

/**
 * Claims a subscription for charging. Returns null if another process holds it or it changed since it was read. The
 * renewal job skips a claimed subscription until the lease expires.
 */
export async function claimSubscription(
  { db, clock }: Pick<BillingServices, 'db' | 'clock'>,
  read: JourneySubscriptionDocument,
): Promise<Claim | null> {
  const now = clock.now();
  if (isCharging(read, now)) return null;
  const lease = new Date(now.getTime() + LEASE_MS);
  const change = { charging_until: lease, charge_due_at: read.charge_due_at && lease };
  if (!(await writeSubscription(db, read, change))) return null;
  const subscription = { ...read, ...change, version: read.version + 1 };
  return { subscription, dueAt: read.charge_due_at };
}

/** Releases a claim, storing the outcome and its mail. Returns false if the subscription was written to since. */
export async function endClaim(
  services: Pick<BillingServices, 'db' | 'client' | 'cipher' | 'clock'>,
  { subscription, dueAt }: Claim,
  change: SubscriptionChange = {},
  mail: Mail | null = null,
): Promise<boolean> {
  const { db } = services;
  const ended = { charging_until: null, charge_due_at: dueAt, ...change };
  if (!mail) return writeSubscription(db, subscription, ended);
  return inTransaction(services, async (session) => {
    if (!(await writeSubscription(db, subscription, ended, session))) return false;
    await enqueueMail(services, mail, session);
    return true;
  });
}
