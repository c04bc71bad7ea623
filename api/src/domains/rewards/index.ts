/**
 * Linked rewards cards and their points.
 * Other domains, the server, jobs and the sample shop know this much.
 */

export type { RewardsContext, RewardsServices } from './context';
export { addPoints } from './store';
