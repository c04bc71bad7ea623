/**
 * Mails to those who wait for a product.
 * Other domains, the server, jobs and the sample shop know this much.
 */

export type { StockNotificationsContext, StockNotificationsServices } from './context';
export { notifyReturned } from './notify';
