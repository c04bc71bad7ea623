import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Choice } from '../choose-releases';
import type { ShellConfig } from '../config';
import { contentSecurityPolicy } from '../content-security-policy';
import type { FileLists } from '../files/file-lists';
import type { VerifiedReader } from '../files/read-verified';
import { collectAssets } from './assets';
import { createDocument } from './document';
import { createEncodedBody, type EncodedBody } from './encoded-body';
import { EARLY_INPUT_SCRIPT } from './inline-script';
import { createStyleReader, sourceHash } from './inline-styles';
import { renderPage } from './render';
import { createServerRemotes, RenderedInBrowser } from './server-remotes';
import { createShellBuildStore } from './shell-build';

/** Nobody waits for a refresh in the background, so its budget is this many times longer. */
export const BACKGROUND_FACTOR = 8;
const FRESH_MS = 5_000;
/** Generous: no visitor waits for the page that is rendered at startup. */
const WARM_BUDGET_MS = 5_000;
const STALE_MS = 300_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Compressed, a document takes about a fifth of its size in either encoding. */
const WITH_COMPRESSED_COPIES = 1.5;

export interface ShopDocument {
  status: number;
  redirect: { to: string; permanent: boolean } | null;
  /** Value of the header `Content-Security-Policy`. */
  policy: string;
  body: EncodedBody;
  /** When its data was read, in milliseconds since 1970. */
  readAt: number;
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
export function createDocumentService(
  config: ShellConfig,
  log: Logger,
  files: FileLists,
  read: VerifiedReader,
) {
  const remotes = createServerRemotes(config.releasesDir);
  const readShellBuild = createShellBuildStore(config.browserDir);
  const readStyles = createStyleReader(read);
  const cache = new LRUCache<string, ShopDocument>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => Math.ceil(body.size * WITH_COMPRESSED_COPIES),
    ttl: STALE_MS,
  });
  const refreshing = new Map<string, Promise<ShopDocument>>();

  async function render(choice: Choice, url: URL, key: string, budgetMs: number): Promise<ShopDocument> {
    const location = { pathname: url.pathname, search: url.search, hash: '' };
    const readAt = Date.now();
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
    const styles = await readStyles(assets.styles);
    const { publicOrigin, mode } = config;
    const html = createDocument({ page, choice, assets, styles, location, publicOrigin, mode });
    const earlier = cache.peek(key)?.body;
    const body = earlier?.isOf(html) ? earlier : createEncodedBody(html);
    const hashes = styles.flatMap(({ css }) => (css === null ? [] : sourceHash(css)));
    const policy = contentSecurityPolicy(choice, config, {
      scripts: [sourceHash(EARLY_INPUT_SCRIPT)],
      styles: hashes,
    });
    const document = { status: page.status, redirect: page.result?.redirect ?? null, policy, body, readAt };
    const isCacheable = page.isComplete && choice.releases.every(({ isOverride }) => !isOverride);
    if (isCacheable) cache.set(key, document);
    return document;
  }

  function refresh(choice: Choice, url: URL, key: string, budgetMs: number): Promise<ShopDocument> {
    // Nobody who waits for a document joins a refresh in the background, which may take longer.
    const work = `${budgetMs} ${key}`;
    let running = refreshing.get(work);
    if (!running) {
      running = render(choice, url, key, budgetMs).finally(() => refreshing.delete(work));
      refreshing.set(work, running);
    }
    return running;
  }

  return {
    /** Returns the document for a URL, for a visitor with this choice of releases. */
    async get(choice: Choice, url: URL): Promise<ShopDocument> {
      const key = cacheKey(choice, url.pathname, url.search);
      const cached = cache.get(key);
      if (!cached) return refresh(choice, url, key, config.renderBudgetMs);
      if (Date.now() - cached.readAt > FRESH_MS) {
        refresh(choice, url, key, config.renderBudgetMs * BACKGROUND_FACTOR).catch((error) =>
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
