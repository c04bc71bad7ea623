import type { ApiServices } from '../server/context';

/** Work that the shop does by itself, again and again. */
export interface Job {
  /** Stored with its schedule and lock; a new name is a new job. */
  name: string;
  everyMs: number;
  /**
   * One pass, which ends early when the process stops. Several processes may be in it at once, when one of them was
   * thought dead: each step that it does must be claimed by a conditional write.
   */
  run(stopping: AbortSignal): Promise<unknown>;
  /** Gives up what it holds, after the last pass. */
  close?(): void;
}

/** Makes a job of a process; null where there is nothing to do. */
export type JobFactory = (services: ApiServices) => Job | null;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
