import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { collectAssets, createShellBuildStore } from './assets';
import type { Choice } from './choose-releases';
import type { ShellConfig } from './config';
import { createDocument } from './document';
import { renderPage } from './render';
import { createServerRemotes, RenderedInBrowser } from './server-remotes';

const FRESH_MS = 5_000;
/** Nobody waits for the first page that the server renders. */
const WARM_BUDGET_MS = 5_000;
const STALE_MS = 300_000;
const MAX_BYTES = 64 * 1024 * 1024;

export interface ShopDocument {
  status: number;
  redirect: { to: string; permanent: boolean } | null;
  html: string;
}

interface Cached extends ShopDocument {
  at: number;
}

/** The address without what does not change the page, in one spelling. */
function cacheKey(choice: Choice, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.sort();
  return `${choice.key} ${pathname}?${query}`;
}

/**
 * Makes documents. Everything in them is a guest's view, so they are kept: fresh for a few seconds, then served stale
 * while one request refreshes them. A document with a part missing is never kept.
 */
export function createDocumentService(config: ShellConfig, log: Logger) {
  const remotes = createServerRemotes(config.releasesDir);
  const readShellBuild = createShellBuildStore(config.browserDir);
  const cache = new LRUCache<string, Cached>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }) => html.length * 2 + 1,
    ttl: STALE_MS,
  });
  const refreshing = new Map<string, Promise<ShopDocument>>();

  async function render(choice: Choice, url: URL, key: string, budgetMs: number): Promise<ShopDocument> {
    const location = { pathname: url.pathname, search: url.search, hash: '' };
    const page = await renderPage({
      remotes,
      choice,
      location,
      budgetMs,
      onError(error, where) {
        if (error instanceof RenderedInBrowser) return;
        log.warn({ err: error, where, path: url.pathname }, 'a part was not rendered');
      },
    });
    const assets = collectAssets(readShellBuild(), page, choice.releases);
    const html = createDocument({
      page,
      choice,
      assets,
      location,
      publicOrigin: config.publicOrigin,
      mode: config.mode,
    });
    const document = { status: page.status, redirect: page.result?.redirect ?? null, html };
    const isKept = page.isComplete && choice.releases.every(({ isOverride }) => !isOverride);
    if (isKept) cache.set(key, { ...document, at: Date.now() });
    return document;
  }

  function refresh(choice: Choice, url: URL, key: string, budgetMs: number): Promise<ShopDocument> {
    let running = refreshing.get(key);
    if (!running) {
      running = render(choice, url, key, budgetMs).finally(() => refreshing.delete(key));
      refreshing.set(key, running);
    }
    return running;
  }

  return {
    /** The document for an address, for a visitor with this choice of releases. */
    async get(choice: Choice, url: URL): Promise<ShopDocument> {
      const key = cacheKey(choice, url.pathname, url.search);
      const cached = cache.get(key);
      if (!cached) return refresh(choice, url, key, config.renderBudgetMs);
      if (Date.now() - cached.at > FRESH_MS) {
        // Nobody waits for this one, so it may take its time.
        refresh(choice, url, key, config.renderBudgetMs * 8).catch((error) =>
          log.warn({ err: error }, 'refresh failed'),
        );
      }
      return cached;
    },
    /** Loads the code of all current releases and renders a page, so that the first visitor waits for neither. */
    async warm(choice: Choice): Promise<void> {
      await Promise.allSettled(choice.releases.map((release) => remotes.loadWhole(release)));
      const home = new URL('/', config.publicOrigin);
      await render(choice, home, cacheKey(choice, '/', ''), WARM_BUDGET_MS).catch((error) =>
        log.warn({ err: error }, 'the home page could not be rendered in advance'),
      );
    },
  };
}

export type DocumentService = ReturnType<typeof createDocumentService>;
