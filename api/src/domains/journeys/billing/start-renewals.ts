import { renewDueSubscriptions } from './renew-due';
import type { BillingServices } from './services';

const INTERVAL_MS = 5 * 60_000;

/**
 * Charges due programs at once and every five minutes, in every process: claims keep them apart. Answers what stops it
 * and waits for a running pass.
 */
export function startProgramRenewals(services: BillingServices): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const pass = () => {
    running = running
      .then(() => renewDueSubscriptions(services))
      .catch((error) => services.log.error({ err: error }, 'Programs could not be renewed'));
  };
  pass();
  const timer = setInterval(pass, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
