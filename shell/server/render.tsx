import { Writable } from 'node:stream';
import {
  createQueryClient,
  type Environment,
  EnvironmentProvider,
  identifierPrefix,
  type PageResult,
  PageView,
  type ShopLocation,
  type SlotFill,
} from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { findClaim, findNotFound, type RouteClaim } from '../src/routing/find-remote';
import type { Choice, ChosenRelease } from './choose-releases';
import type { ServerRemotes } from './server-remotes';

type LayoutSlot = 'shell.header' | 'shell.footer';

/** One part of the page: its markup, or null if it is left to the browser. */
export type Part = string | null;

export interface RenderedPage {
  claim: RouteClaim<ChosenRelease> | null;
  status: number;
  /** Result of the page's `load`; null if it did not finish in time. */
  result: PageResult | null;
  header: Part;
  page: Part;
  footer: Part;
  queryClient: QueryClient;
  /** Fragments rendered into slots, to preload their files. */
  fragments: SlotFill[];
  /** The rendered header and footer: plain HTML until the browser hydrates them. */
  layoutFragments: SlotFill[];
  /** Whether no part was left to the browser. */
  isComplete: boolean;
}

function renderToText(
  element: ReactNode,
  prefix: string,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      identifierPrefix: prefix,
      // Writes everything in one piece, so that no script has to move boundaries into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}

async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

export interface RenderOptions {
  remotes: ServerRemotes;
  choice: Choice;
  location: ShopLocation;
  budgetMs: number;
  onError: (error: unknown, where: string) => void;
}

function createServerEnvironment({ remotes, choice, location, onError }: RenderOptions) {
  const fragments: SlotFill[] = [];
  const pending = new Map<string, ReturnType<ServerRemotes['loadFragment']>>();
  const environment: Environment = {
    queryClient: createQueryClient(),
    initialLocation: location,
    isServed: (pathname) => findClaim(choice.releases, pathname) !== null,
    slots: {
      fillsOf: (slot) =>
        choice.releases.flatMap(({ remote, manifest }) =>
          manifest.fills.filter((fill) => fill.slot === slot).map(({ fragment }) => ({ remote, fragment })),
        ),
      load(fill) {
        const key = `${fill.remote}/${fill.fragment}`;
        let module = pending.get(key);
        if (!module) {
          const release = choice.releases.find(({ remote }) => remote === fill.remote);
          module = release
            ? remotes.loadFragment(release, fill.fragment)
            : Promise.reject(new Error(`No release of ${fill.remote}`));
          pending.set(key, module);
          fragments.push(fill);
        }
        return module;
      },
      report: (fill, error) => onError(error, `${fill.remote}/${fill.fragment}`),
    },
  };
  return { environment, fragments };
}

/** Renders header, page and footer concurrently; parts that fail or are late are left to the browser. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { remotes, choice, location, budgetMs, onError } = options;
  const { environment, fragments } = createServerEnvironment(options);
  const claimed = findClaim(choice.releases, location.pathname);
  const claim = claimed ?? findNotFound(choice.releases);
  let result: PageResult | null = null;
  let hasFailedLoad = false;
  const layoutFragments = new Map<LayoutSlot, SlotFill>();

  const inEnvironment = (children: ReactNode, name: string) =>
    renderToText(
      <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>,
      identifierPrefix(name),
      (error) => onError(error, name),
    );

  async function renderLayout(slot: LayoutSlot): Promise<Part> {
    const fill = environment.slots.fillsOf(slot)[0];
    const release = choice.releases.find(({ remote }) => remote === fill?.remote);
    if (!fill || !release) return null;
    const module = await remotes.loadFragment(release, fill.fragment);
    layoutFragments.set(slot, fill);
    const prefetch = (module as { prefetch?: (client: QueryClient) => Promise<unknown> }).prefetch;
    await prefetch?.(environment.queryClient);
    const Content = module.default as ComponentType<object>;
    return inEnvironment(<Content />, slot.replace('.', '-'));
  }

  async function renderBody(): Promise<Part> {
    if (!claim) return null;
    const application = await remotes.loadApplication(claim.remote);
    const module = await application.sources[claim.page]?.load();
    if (!module) throw new Error(`${claim.remote.remote} has no page "${claim.page}"`);
    const search = new URLSearchParams(location.search);
    try {
      result = await module.load({
        params: claim.params,
        search,
        pathname: location.pathname,
        queryClient: environment.queryClient,
      });
    } catch (error) {
      hasFailedLoad = true;
      onError(error, `${claim.remote.remote}/${claim.page}`);
    }
    const view = <PageView module={module} params={claim.params} search={location.search} />;
    return inEnvironment(view, claim.remote.manifest.name);
  }

  const attempt = (work: Promise<Part>, where: string) =>
    withTimeout(
      budgetMs,
      work.catch((error: unknown) => {
        onError(error, where);
        return null;
      }),
    );
  const [header, body, footer] = await Promise.all([
    attempt(renderLayout('shell.header'), 'shell.header'),
    attempt(renderBody(), claim?.remote.remote ?? 'page'),
    attempt(renderLayout('shell.footer'), 'shell.footer'),
  ]);
  const rendered = (slot: LayoutSlot, part: Part): SlotFill[] => {
    const fill = layoutFragments.get(slot);
    return fill && part !== null ? [fill] : [];
  };
  const settled = result as PageResult | null;
  const status = claimed ? (hasFailedLoad ? 503 : 200) : 404;
  return {
    claim,
    status: settled?.status ?? status,
    result: settled,
    header,
    page: body,
    footer,
    queryClient: environment.queryClient,
    fragments,
    layoutFragments: [...rendered('shell.header', header), ...rendered('shell.footer', footer)],
    isComplete: header !== null && body !== null && footer !== null && !hasFailedLoad,
  };
}
