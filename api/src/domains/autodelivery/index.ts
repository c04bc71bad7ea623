/**
 * Orders that repeat by themselves.
 * Other domains, the server, jobs and the sample shop know this much.
 */

export type { AutodeliveryContext, AutodeliveryServices } from './context';
export { runDueSteps } from './cycle/run-due';
export type { AutoDeliveryDocument } from './documents';
export { listAutoDeliveries } from './store';
