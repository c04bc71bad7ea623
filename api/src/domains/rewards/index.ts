/**
 * Linked rewards cards and their points.
 * The public interface for other domains, the server, jobs and the sample data.
 */

export type { RewardsContext, RewardsServices } from './context';
export { addPoints, takePoints } from './store';
