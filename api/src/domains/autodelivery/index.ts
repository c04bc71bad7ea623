/**
 * AutoDelivery: orders that repeat automatically.
 * Public interface for other domains, the server, jobs and the sample shop.
 */

export { autoDeliveryCharges } from './charges';
export type { AutodeliveryContext, AutodeliveryServices } from './context';
export { runDueSteps } from './cycle/run-due';
export type { AutoDeliveryDocument } from './documents';
export { listAutoDeliveries } from './store';
