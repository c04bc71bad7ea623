import { createJobs } from '../../src/jobs';
import type { ApiServices } from '../../src/server/context';

/** Runs every job once, in sequence. */
export async function runAllJobs(services: ApiServices): Promise<void> {
  for (const job of createJobs(services)) await job.run(AbortSignal.timeout(60_000));
}
