/**
 * How the shop is used, with consent.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export type { AnalyticsServices } from './context';
export { ANALYTICS_SETTINGS, type AnalyticsSettings, readAnalytics } from './settings';
