import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.nonEmpty()));
const https = v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://', 'must begin with https://')));

/** Services that learn what the shop's own analytics record; none unless set. */
export const ANALYTICS_SETTINGS = {
  /** A stream of Google Analytics 4, written through its Measurement Protocol. */
  GA4_MEASUREMENT_ID: text,
  GA4_API_SECRET: text,
  /** Where the marketing service takes "cartInsight" pushes. */
  CART_INSIGHT_URL: https,
} as const;

/** Null for what is not set. */
export interface AnalyticsSettings {
  ga4: { measurementId: string; apiSecret: string } | null;
  cartInsightUrl: string | null;
}

/** Returns the analytics settings of an environment. */
export function readAnalytics(settings: {
  GA4_MEASUREMENT_ID?: string;
  GA4_API_SECRET?: string;
  CART_INSIGHT_URL?: string;
}): AnalyticsSettings {
  const { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret, CART_INSIGHT_URL } = settings;
  return {
    ga4: measurementId && apiSecret ? { measurementId, apiSecret } : null,
    cartInsightUrl: CART_INSIGHT_URL ?? null,
  };
}
