import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { collectAssets, createShellBuildStore } from './assets';
import type { Choice } from './choose-releases';
import type { ShellConfig } from './config';
import { createDocument } from './document';
import type { FileLists } from './files/file-lists';
import { renderPage } from './render';
import { createServerRemotes, RenderedInBrowser } from './server-remotes';

const FRESH_MS = 5_000;
/** Generous: no visitor waits for the page that is rendered at startup. */
const WARM_BUDGET_MS = 5_000;
const STALE_MS = 300_000;
const MAX_BYTES = 64 * 1024 * 1024;

export interface ShopDocument {
  status: number;
  redirect: { to: string; permanent: boolean } | null;
  /** Joined with a nonce, these pieces are the HTML. */
  pieces: readonly string[];
}

interface CachedDocument extends ShopDocument {
  cachedAt: number;
}

/** Returns the cache key of a URL, with its query sorted. */
function cacheKey(choice: Choice, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.sort();
  return `${choice.key} ${pathname}?${query}`;
}

/**
 * Creates documents. They contain the guest's view only, so they are cached: fresh for a few seconds, then served stale
 * while one request refreshes them. A document with a missing part is never cached.
 */
export function createDocumentService(config: ShellConfig, log: Logger, files: FileLists) {
  const remotes = createServerRemotes(config.releasesDir);
  const readShellBuild = createShellBuildStore(config.browserDir);
  const cache = new LRUCache<string, CachedDocument>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ pieces }) => pieces.reduce((size, { length }) => size + length * 2, 1),
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
        log.warn({ err: error, where, path: url.pathname }, 'Could not render part of a page');
      },
    });
    const assets = collectAssets(readShellBuild(), page, choice.releases, files);
    const pieces = createDocument({
      page,
      choice,
      assets,
      location,
      publicOrigin: config.publicOrigin,
      mode: config.mode,
    });
    const document = { status: page.status, redirect: page.result?.redirect ?? null, pieces };
    const isCacheable = page.isComplete && choice.releases.every(({ isOverride }) => !isOverride);
    if (isCacheable) cache.set(key, { ...document, cachedAt: Date.now() });
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
    /** Returns the document for a URL, for a visitor with this choice of releases. */
    async get(choice: Choice, url: URL): Promise<ShopDocument> {
      const key = cacheKey(choice, url.pathname, url.search);
      const cached = cache.get(key);
      if (!cached) return refresh(choice, url, key, config.renderBudgetMs);
      if (Date.now() - cached.cachedAt > FRESH_MS) {
        // Runs in the background, so it gets a longer budget.
        refresh(choice, url, key, config.renderBudgetMs * 8).catch((error) =>
          log.warn({ err: error }, 'Could not refresh a document'),
        );
      }
      return cached;
    },
    /** Loads the code of all current releases and renders the home page, so that the first visitor waits for neither. */
    async warm(choice: Choice): Promise<void> {
      await Promise.allSettled(choice.releases.map((release) => remotes.loadAll(release)));
      const home = new URL('/', config.publicOrigin);
      await render(choice, home, cacheKey(choice, '/', ''), WARM_BUDGET_MS).catch((error) =>
        log.warn({ err: error }, 'Could not prerender the home page'),
      );
    },
  };
}

export type DocumentService = ReturnType<typeof createDocumentService>;
