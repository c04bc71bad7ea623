import type { ApiServices } from '../server/context';

/** Recurring work of the shop. */
export interface Job {
  /** Stored with its schedule and lock; a renamed job is a new job. */
  name: string;
  everyMs: number;
  /**
   * One run, which ends early when the process stops. Several processes may run it concurrently if one of them was
   * presumed dead: each step must be claimed by a conditional write.
   */
  run(stopping: AbortSignal): Promise<unknown>;
  /** Releases its resources after the last run. */
  close?(): void;
}

/** Creates a job for a process; null if there is nothing to do. */
export type JobFactory = (services: ApiServices) => Job | null;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
