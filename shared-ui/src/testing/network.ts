import { http, type RequestHandler } from 'msw';
import { clearRequests, read, recordRequest } from './sent';
import { isShopRequest } from './shop-requests';

/** The interception layer: msw's worker in a browser, msw's server under Node. */
interface Network {
  resetHandlers(...handlers: RequestHandler[]): void;
}

let network: Network | null = null;
let active: RequestHandler[] = [];
let unhandled: string[] = [];

const matchesShop = ({ request }: { request: Request }) => isShopRequest(request);

/** Matches first: records every request and leaves the response to the other handlers. */
const record = http.all(matchesShop, ({ request }) => recordRequest(request));

/** Matches last: fails requests without a handler. Images, scripts and styles do not reach it. */
const rejectUnhandled = http.all(matchesShop, async ({ request }) => {
  const { method, path, operation } = await read(request);
  const what = operation || `${method} ${path}`;
  unhandled.push(what);
  throw new Error(`No handler for ${what}`);
});

function setHandlers(next: RequestHandler[]): void {
  active = next;
  network?.resetHandlers(record, ...active, rejectUnhandled);
}

/** Connects the handlers to an interception layer. Call it once, before the first test or story. */
export function connectNetwork(next: Network): void {
  network = next;
  setHandlers(active);
}

/** Adds handlers until the end of this test or story; later ones take precedence. */
export function serve(...handlers: RequestHandler[]): void {
  setHandlers([...handlers, ...active]);
}

/** Clears handlers and recorded requests; call it before each test or story. */
export function resetNetwork(): void {
  setHandlers([]);
  unhandled = [];
  clearRequests();
}

/** @throws {Error} if a request was sent that no handler matched */
export function expectAllHandled(): void {
  const missing = [...new Set(unhandled)];
  unhandled = [];
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
}
