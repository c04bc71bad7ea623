import type { AnalyticsEvent, AnalyticsLine } from '@saltbush/contract';
import { hasConsent } from './consent';

type WithoutLocation<Event> = Event extends AnalyticsEvent ? Omit<Event, 'location'> : never;
/** An event of analytics; where it happened is added. */
export type TrackedEvent = WithoutLocation<AnalyticsEvent>;

/** Loaded by those who consented alone. Without the network, events are lost. */
function withRecorder(action: (recorder: typeof import('./recorder')) => void): void {
  if (hasConsent()) import('./recorder').then(action, () => undefined);
}

/**
 * Records an event with the name of the page it happened on, if the visitor consented (rule 7.l-01). Does nothing on
 * pages of health, accounts and staff. The api drops events about products that are not `isRecordable`.
 */
export function track(event: TrackedEvent): void {
  const { pathname } = window.location;
  withRecorder(({ record }) => record(event, pathname));
}

/** Says that a customer signed in with a cart, for the marketing service, if the visitor consented (rule 4.r-01). */
export const trackSignedInCart = (uuid: string): void => withRecorder(({ sendCart }) => void sendCart(uuid));

/** Records a purchase, and tells the marketing service that its cart is no longer left behind (rule 4.r-01). */
export function trackPurchase(lines: readonly AnalyticsLine[]): void {
  const { pathname } = window.location;
  withRecorder(({ recordPurchase }) => recordPurchase([...lines], pathname));
}
