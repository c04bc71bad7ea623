/** The products index of the hosted search service. */
export const PRODUCTS_INDEX = 'products';

const EVENTS_URL = '/1/events';
const CONTEXT_KEY = 'search_context';
const TOKEN_KEY = 'search_user_token';
/** Older pairs are dropped: a visit never needs more. */
const MAX_REMEMBERED = 50;

type SearchContext = Record<string, string>;

function readContext(): SearchContext {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CONTEXT_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as SearchContext) : {};
  } catch {
    return {};
  }
}

function remember(objectID: string, queryID: string): void {
  const { [objectID]: _before, ...others } = readContext();
  const kept = Object.entries(others).slice(1 - MAX_REMEMBERED);
  sessionStorage.setItem(CONTEXT_KEY, JSON.stringify(Object.fromEntries([...kept, [objectID, queryID]])));
}

/** The search that led to a product in this visit, or null. */
export function queryIdOf(objectID: string): string | null {
  return readContext()[objectID] ?? null;
}

/** Forgets which searches led where, as at sign-out. */
export function forgetSearches(): void {
  sessionStorage.removeItem(CONTEXT_KEY);
}

/** A token of this device that says nothing about who uses it. */
function userToken(): string {
  const stored = localStorage.getItem(TOKEN_KEY);
  if (stored) return stored;
  const token = `anonymous-${crypto.randomUUID()}`;
  localStorage.setItem(TOKEN_KEY, token);
  return token;
}

/** Sends one event in the search service's wire format. Losing one is never worth troubling the shopper. */
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
 * Tells the search service that a result was followed, and remembers the pair for conversion events (section 2.4).
 * `index` counts from 0 over all results of the query.
 */
export function sendSearchClick(hit: { objectID: string; queryID: string; index: number }): void {
  remember(hit.objectID, hit.queryID);
  send({
    eventType: 'click',
    eventName: 'Clicked',
    queryID: hit.queryID,
    objectIDs: [hit.objectID],
    positions: [hit.index + 1],
  });
}

/** Tells the search service that a product found by a search was bought into the cart; does nothing for others. */
export function sendSearchConversion(objectID: string): void {
  const queryID = queryIdOf(objectID);
  if (!queryID) return;
  send({ eventType: 'conversion', eventName: 'Added to cart', queryID, objectIDs: [objectID] });
}
