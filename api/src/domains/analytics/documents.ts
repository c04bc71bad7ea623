import type { AnalyticsEvent } from '@saltbush/contract';

/** Collection `analytics_events`: how the shop is used, by visitors who consented; names no one. */
export type AnalyticsEventDocument = AnalyticsEvent & {
  /** Keyed hash of the visit's random number: tells visits apart, and ends with the tab. */
  visit: string;
  /** UTC day, such as `2026-11-25`. */
  day: string;
  at: Date;
  expires_at: Date;
};
