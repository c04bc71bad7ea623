import type { JourneySubscriptionDocument } from '../documents';
import { findDueSubscriptions } from '../store';
import { claimSubscription } from './claim';
import { type RenewalResult, renewSubscription } from './renew';
import type { BillingServices } from './services';

const BATCH = 50;
/** Limits one run; the rest is due in the next one. */
const MAX_BATCHES = 200;

async function renewOne(
  services: BillingServices,
  due: JourneySubscriptionDocument,
): Promise<RenewalResult['status'] | null> {
  const claim = await claimSubscription(services, due);
  if (!claim) return null;
  try {
    return (await renewSubscription(services, claim, true)).status;
  } catch (error) {
    services.log.error({ err: error, subscription: due._id }, 'Could not charge a program');
    return null;
  }
}

/**
 * The renewal job: charges every subscription that is due, one after another. Any number of processes can run it
 * concurrently: a conditional update claims each subscription, so only one process charges it (section 4.h).
 * @returns how many orders were placed
 */
export async function renewDueSubscriptions(
  services: BillingServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  let charged = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await findDueSubscriptions(services.db, services.clock.now(), BATCH);
    let progress = 0;
    for (const subscription of due) {
      if (stopping?.aborted) return charged;
      const result = await renewOne(services, subscription);
      if (result !== null && result !== 'conflict') progress += 1;
      if (result === 'paid') charged += 1;
    }
    if (progress === 0) break;
  }
  return charged;
}
