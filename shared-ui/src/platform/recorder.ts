import {
  ANALYTICS_ENDPOINT,
  type AnalyticsBody,
  type AnalyticsEvent,
  type AnalyticsLine,
  analyticsLocation,
} from '@saltbush/contract';
import { graphql } from '../generated/gql';
import { tabStorage } from '../storage';
import type { TrackedEvent } from './analytics';
import { hasConsent, VISIT_KEY } from './consent';
import { request } from './data/graphql';
import { jsonRequest } from './data/json-request';

const MarketingCartDocument = graphql(/* GraphQL */ `
  query MarketingCart($uuid: ID!) {
    cart(uuid: $uuid) {
      items {
        quantity
        unit_price
        product {
          id
        }
      }
    }
  }
`);

/** Events of one moment share a request. */
const WAIT_MS = 1000;
const MAX_WAITING = 50;

let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the random number of this visit; it ends with the tab and says nothing about the visitor. */
function visit(): string {
  const known = tabStorage.read(VISIT_KEY);
  if (known) return known;
  const created = crypto.randomUUID();
  tabStorage.write(VISIT_KEY, created);
  return created;
}

/** Sends without cookies. A failure is ignored: an event may be lost. */
function send(rest: Omit<AnalyticsBody, 'visit'>): void {
  const body: AnalyticsBody = { visit: visit(), ...rest };
  const post: typeof fetch = (url, init) => fetch(url, { ...init, credentials: 'omit', keepalive: true });
  void jsonRequest(`/api${ANALYTICS_ENDPOINT}`, { body, fetch: post });
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  if (events.length > 0 && hasConsent()) send({ events });
}

// What waits is sent when the page is left.
window.addEventListener('pagehide', flush);

/** Sends an event soon, together with others. */
export function record(event: TrackedEvent, pathname: string): void {
  const location = analyticsLocation(pathname);
  if (location === null || waiting.length >= MAX_WAITING) return;
  waiting.push({ ...event, location });
  timer ??= setTimeout(flush, WAIT_MS);
}

/** Records a purchase and ends the phase of its cart. */
export function recordPurchase(lines: AnalyticsLine[], pathname: string): void {
  record({ name: 'Purchase Complete', lines }, pathname);
  send({ events: [], cart: { phase: 'ORDER_COMPLETE', lines } });
}

/** Sends the lines of the cart of a customer who signed in. */
export async function sendCart(uuid: string): Promise<void> {
  const { cart } = await request(MarketingCartDocument, { uuid });
  const lines = (cart?.items ?? []).flatMap(({ product, quantity, unit_price }) =>
    product && unit_price !== null ? [{ product_id: Number(product.id), quantity, unit_price }] : [],
  );
  if (lines.length > 0) send({ events: [], cart: { phase: 'CUSTOMER_LOGIN', lines } });
}
