/**
 * Back-in-stock mails.
 * The public interface for other domains, the server, jobs and the sample data.
 */

export type { StockNotificationsContext, StockNotificationsServices } from './context';
export { notifyRestocked } from './notify';
export { countWaiting } from './store';
