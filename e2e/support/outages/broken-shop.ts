import { startWebServer } from '../shop/web-server';
import { shopOrigin } from '../shop-origin';
import { startBrokenApi } from './broken-api';

/** Time for header and footer; the page itself has thrice that, and a machine under load needs something besides. */
const BUDGET_MS = 1500;
export const LONGEST_MS = 3 * BUDGET_MS + 3000;

/** A document and how long it took. */
export interface TimedDocument {
  status: number;
  headers: Headers;
  html: string;
  main: string;
  ms: number;
}

async function getDocument(url: string): Promise<TimedDocument> {
  const start = performance.now();
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return { status: response.status, headers: response.headers, html, main, ms: performance.now() - start };
}

/** Adds a query to a path, which makes it one that no test asked for before. */
export const unseen = (path: string, word: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}seen=${encodeURIComponent(word)}`;

/** Starts a web server on the releases of the shared shop, whose api can be told to fail. */
export async function startBrokenShop() {
  const api = await startBrokenApi(shopOrigin());
  const server = await startWebServer(api.url, { RENDER_BUDGET_MS: String(BUDGET_MS) });
  return {
    fail: api.fail,
    requests: api.requests,
    get: (path: string) => getDocument(server.origin + path),
    /** Fetches documents at once: those of a failing api mostly wait, others would wait for each other. */
    getAll: (paths: readonly string[]) => Promise.all(paths.map((path) => getDocument(server.origin + path))),
    stop() {
      server.stop();
      api.stop();
    },
  };
}

export type BrokenShop = Awaited<ReturnType<typeof startBrokenShop>>;
