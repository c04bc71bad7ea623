import { ANALYTICS_ENDPOINT, type AnalyticsBody, type AnalyticsEvent } from '@saltbush/contract';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { sentTo } from './sent';

const PATH = `/api${ANALYTICS_ENDPOINT}`;

/** Mocks the shop's own analytics. */
export const acceptAnalytics = (): RequestHandler => http.post(PATH, () => HttpResponse.json({}));

/** Returns the events of analytics sent in this test; those that wait are sent first, as when the page is left. */
export function recordedEvents(): AnalyticsEvent[] {
  window.dispatchEvent(new Event('pagehide'));
  return sentTo(PATH).flatMap((body) => (body as AnalyticsBody).events);
}
