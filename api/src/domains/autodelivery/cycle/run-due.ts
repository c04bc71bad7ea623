import type { AutoDeliveryDocument } from '../documents';
import { findDue, writeAutoDelivery } from '../store';
import type { CycleServices } from './place-order';
import { doStep } from './steps';

const BATCH = 100;
/** A step that failed for an unknown reason is tried again after this long, behind all others. */
const POSTPONED_MS = 15 * 60_000;

async function postpone({ db, clock }: CycleServices, autodelivery: AutoDeliveryDocument): Promise<void> {
  const next_step_at = new Date(clock.now().getTime() + POSTPONED_MS);
  await writeAutoDelivery(db, autodelivery, { next_step_at });
}

/** True when this process did the step. */
async function runStep(services: CycleServices, autodelivery: AutoDeliveryDocument): Promise<boolean> {
  try {
    return (await doStep(services, autodelivery)) !== null;
  } catch (error) {
    services.log.error({ err: error, autodelivery: autodelivery._id }, 'A step of an AutoDelivery failed');
    await postpone(services, autodelivery);
    return false;
  }
}

/**
 * Does every step that is due, the longest waiting first, and answers how many; `stopping` ends it between two steps.
 * Any number of processes may run it at once: each step is done by one of them.
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
    // Nothing of these was ours: another process works on them.
    if (doneNow === 0) return done;
  }
}
