import { isDatabaseOutage } from '../../../lib/database/database-outage';
import type { AutoDeliveryDocument } from '../documents';
import { findDue, writeAutoDelivery } from '../store';
import { OUTAGE_MS } from './charge';
import type { CycleServices } from './place-order';
import { doStep } from './steps';

const BATCH = 100;
/** Delay before retrying a step that failed unexpectedly; it then queues behind all others. */
const POSTPONED_MS = 15 * 60_000;

async function postpone(
  { db, clock }: CycleServices,
  autodelivery: AutoDeliveryDocument,
  error: unknown,
): Promise<void> {
  const delay = isDatabaseOutage(error) ? OUTAGE_MS : POSTPONED_MS;
  const next_step_at = new Date(clock.now().getTime() + delay);
  await writeAutoDelivery(db, autodelivery, { next_step_at });
}

/** Returns true if this process completed the step. */
async function runStep(services: CycleServices, autodelivery: AutoDeliveryDocument): Promise<boolean> {
  try {
    return (await doStep(services, autodelivery)) !== null;
  } catch (error) {
    services.log.error({ err: error, autodelivery: autodelivery._id }, 'AutoDelivery step failed');
    await postpone(services, autodelivery, error);
    return false;
  }
}

/**
 * Runs every due step, oldest first, and returns how many; `stopping` ends it between two steps. Any number of
 * processes can run it concurrently: each step is run by one of them.
 */
export async function runDueSteps(
  services: CycleServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  let done = 0;
  for (;;) {
    const due = await findDue(services.db, services.clock.now(), BATCH);
    let doneNow = 0;
    for (const autodelivery of due) {
      if (stopping?.aborted) return done + doneNow;
      if (await runStep(services, autodelivery)) doneNow += 1;
    }
    done += doneNow;
    // Another process is working on all of these.
    if (doneNow === 0) return done;
  }
}
