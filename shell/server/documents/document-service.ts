import type { Tracing } from '@saltbush/contract/tracing';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Choice } from '../choose-releases';
import type { ShellConfig } from '../config';
import { contentSecurityPolicy } from '../content-security-policy';
import type { FileLists } from '../files/file-lists';
import type { VerifiedReader } from '../files/read-verified';
import { collectAssets, withShell } from './assets';
import { type Budget, createBudgets } from './budgets';
import { counterPage } from './counter-page';
import { createDocument } from './document';
import { createEncodedBody, type EncodedBody } from './encoded-body';
import { EVERY_PAGE_SCRIPT } from './inline-script';
import { createStyleReader, sourceHash } from './inline-styles';
import { cacheKey, type Order } from './order';
import { type RenderedPage, renderPage } from './render';
import { awaitedData, type RenderOptions } from './server-environment';
import { createServerRemotes, RenderedInBrowser } from './server-remotes';
import { createShellBuildStore } from './shell-build';
import { LateError } from './with-timeout';

const FRESH_MS = 5_000;
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

/**
 * Creates documents. They contain the guest's view only, so they are cached: fresh for a few seconds, then served stale
 * while one request refreshes them. A document with a missing part is never cached.
 */
export function createDocumentService(
  config: ShellConfig,
  log: Logger,
  files: FileLists,
  read: VerifiedReader,
  tracing: Tracing | null = null,
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
  const budgets = createBudgets(config.renderBudgetMs);

  /** Logs why a part is missing, and of one that is late what it waited for. */
  const report =
    ({ url, requestId }: Order): RenderOptions['onError'] =>
    (err, where, queryClient) => {
      if (err instanceof RenderedInBrowser) return;
      const awaited = err instanceof LateError ? awaitedData(queryClient) : undefined;
      log.warn({ err, where, path: url.pathname, requestId, awaited }, 'Could not render part of a page');
    };

  const locationOf = ({ url }: Order) => ({ pathname: url.pathname, search: url.search, hash: '' });

  /** Writes the document of a rendered page. @param bodyOf Returns the body that sends this HTML. */
  async function compose(
    order: Order,
    page: RenderedPage,
    { isOfCounter, bodyOf }: { isOfCounter: boolean; bodyOf: (html: string) => EncodedBody },
  ): Promise<ShopDocument> {
    const { choice } = order;
    const assets = withShell(collectAssets(readShellBuild(), page, choice.releases, files), choice.shell);
    const styles = await readStyles(assets.styles);
    const { publicOrigin, mode } = config;
    const location = locationOf(order);
    const html = createDocument({ page, choice, assets, styles, location, publicOrigin, mode, isOfCounter });
    const hashes = styles.flatMap(({ css }) => (css === null ? [] : sourceHash(css)));
    const policy = contentSecurityPolicy(choice, config, {
      scripts: [sourceHash(EVERY_PAGE_SCRIPT)],
      styles: hashes,
    });
    const redirect = page.result?.redirect ?? null;
    return { status: page.status, redirect, policy, body: bodyOf(html), readAt: Date.now() };
  }

  async function render(order: Order, key: string, { partMs, pageMs }: Budget): Promise<ShopDocument> {
    const { choice } = order;
    const readAt = Date.now();
    const location = locationOf(order);
    const page = await renderPage({
      ...{ remotes, choice, location, partMs, pageMs, tracing },
      onError: report(order),
    });
    const earlier = cache.peek(key)?.body;
    const bodyOf = (html: string) => (earlier?.isOf(html) ? earlier : createEncodedBody(html));
    const document = { ...(await compose(order, page, { isOfCounter: false, bodyOf })), readAt };
    const isCacheable = page.isComplete && choice.releases.every(({ isOverride }) => !isOverride);
    if (isCacheable) cache.set(key, document);
    return document;
  }

  function refresh(order: Order, key: string, budget: Budget): Promise<ShopDocument> {
    // Nobody who waits for a document joins a refresh in the background, which may take longer.
    const work = `${budget.pageMs} ${key}`;
    let running = refreshing.get(work);
    if (!running) {
      running = render(order, key, budget).finally(() => refreshing.delete(work));
      refreshing.set(work, running);
    }
    return running;
  }

  return {
    async get(order: Order): Promise<ShopDocument> {
      const key = cacheKey(order);
      const cached = cache.get(key);
      if (!cached) return refresh(order, key, budgets.visitor);
      if (Date.now() - cached.readAt > FRESH_MS) {
        refresh(order, key, budgets.background).catch((error) =>
          log.warn({ err: error }, 'Could not refresh a document'),
        );
      }
      return cached;
    },
    /** The counter's document at a path, for whom it exists: made for one request, and kept nowhere. */
    getCounter: (order: Order): Promise<ShopDocument> =>
      compose(order, counterPage(order), { isOfCounter: true, bodyOf: createEncodedBody }),
    /** Loads the code of all current releases and renders the home page, so that the first visitor waits for neither. */
    async warm(choice: Choice): Promise<void> {
      await Promise.allSettled(choice.releases.map((release) => remotes.loadAll(release)));
      const home = { choice, url: new URL('/', config.publicOrigin) };
      await render(home, cacheKey(home), budgets.start).catch((error) =>
        log.warn({ err: error }, 'Could not prerender the home page'),
      );
    },
  };
}

export type DocumentService = ReturnType<typeof createDocumentService>;
