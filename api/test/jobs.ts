import { createJobs } from '../src/jobs';
import type { ApiServices } from '../src/server/context';

/** Runs every job once, one after another. */
export async function runAllJobs(services: ApiServices): Promise<void> {
  for (const job of createJobs(services)) await job.run(AbortSignal.timeout(60_000));
}
