import { deviceStorage, personalTabStorage } from '../storage';
import { track } from './analytics';
import { hasConsent } from './consent';

/** The products index of the hosted search service. */
export const PRODUCTS_INDEX = 'products';

const EVENTS_URL = '/1/events';
const CONTEXT_KEY = 'search_context';
const TOKEN_KEY = 'search_user_token';
/** Older pairs are dropped; a visit never needs more. */
const MAX_STORED = 50;

/** Products with the queries that led to them, latest last. An object would put its numeric keys in their own order. */
type SearchContext = [objectID: string, queryID: string][];

function readContext(): SearchContext {
  const stored = personalTabStorage.readJson(CONTEXT_KEY);
  return Array.isArray(stored) ? (stored.filter(Array.isArray) as SearchContext) : [];
}

function storeQuery(objectID: string, queryID: string): void {
  const others = readContext().filter(([other]) => other !== objectID);
  personalTabStorage.writeJson(CONTEXT_KEY, [...others.slice(1 - MAX_STORED), [objectID, queryID]]);
}

/** Returns the query that led to a product in this session, or null. */
export function queryIdOf(objectID: string): string | null {
  return readContext().find(([found]) => found === objectID)?.[1] ?? null;
}

/** Returns this device's token, which does not identify the user. */
function userToken(): string {
  const stored = deviceStorage.read(TOKEN_KEY);
  if (stored) return stored;
  const token = `anonymous-${crypto.randomUUID()}`;
  deviceStorage.write(TOKEN_KEY, token);
  return token;
}

/** Sends one event in the search service's wire format. Failures are ignored: an event may be lost. */
function send(event: object): void {
  const body = JSON.stringify({
    events: [{ index: PRODUCTS_INDEX, userToken: userToken(), ...event }],
  });
  void fetch(EVENTS_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}

/**
 * Reports a click on a search result, and stores the query for conversion events (section 2.4), if the visitor consented.
 * `index` counts from 0 over all results of the query.
 */
export function sendSearchClick(hit: { objectID: string; queryID: string; index: number }): void {
  if (!hasConsent()) return;
  track({ name: 'Clicked', product_id: Number(hit.objectID), position: hit.index + 1 });
  storeQuery(hit.objectID, hit.queryID);
  send({
    eventType: 'click',
    eventName: 'Clicked',
    queryID: hit.queryID,
    objectIDs: [hit.objectID],
    positions: [hit.index + 1],
  });
}

/** Reports that a product found by search was added to the cart; does nothing for others, or without consent. */
export function sendSearchConversion(objectID: string): void {
  const queryID = queryIdOf(objectID);
  if (!queryID || !hasConsent()) return;
  send({ eventType: 'conversion', eventName: 'Added to cart', queryID, objectIDs: [objectID] });
}
