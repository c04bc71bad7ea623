import {
  EnvironmentProvider,
  identifierPrefix,
  type PageResult,
  PageView,
  type SlotFill,
} from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { findClaim, findNotFound, type RouteClaim } from '../../src/routing/find-remote';
import type { ChosenRelease } from '../choose-releases';
import { tracePart } from '../tracing/trace-page';
import { renderToText } from './render-to-text';
import { createServerEnvironment, lacksData, type RenderOptions } from './server-environment';
import { withTimeout } from './with-timeout';

type LayoutSlot = 'shell.header' | 'shell.footer';

/** One part of the page: its markup, or null if it is left to the browser. */
export type Part = string | null;

export interface RenderedPage {
  claim: RouteClaim<ChosenRelease> | null;
  status: number;
  /** Result of the page's `load`; null if it failed or did not finish in time. */
  result: PageResult | null;
  header: Part;
  page: Part;
  footer: Part;
  queryClient: QueryClient;
  /** Fragments rendered into slots, to preload their files. */
  fragments: SlotFill[];
  /** Fragments in slots that the browser hydrates when the page is used. */
  deferredFragments: SlotFill[];
  /** The rendered header and footer: plain HTML until the browser hydrates them. */
  layoutFragments: SlotFill[];
  /** Whether no part and no data was left to the browser. */
  isComplete: boolean;
}

/** The share of a part's budget in which its data must arrive; without them, there is still time to render the part. */
const DATA_SHARE = 0.8;

/**
 * Renders header, page and footer concurrently. Without its data, a part shows that it is loading; parts that fail or are
 * late are left to the browser.
 */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { remotes, choice, location, partMs, pageMs, onError, tracing = null } = options;
  const { environment, fragments, deferredFragments } = createServerEnvironment(options);
  const claimed = findClaim(choice.releases, location.pathname);
  const claim = claimed ?? findNotFound(choice.releases);
  let result: PageResult | null = null;
  const layoutFragments = new Map<LayoutSlot, SlotFill>();

  const inEnvironment = (children: ReactNode, name: string) =>
    renderToText(
      <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>,
      identifierPrefix(name),
      (error) => onError(error, name, environment.queryClient),
    );

  /** Reports an error instead of throwing it. */
  const attempt = <Value,>(
    milliseconds: number,
    work: Promise<Value>,
    where: string,
  ): Promise<Value | null> =>
    withTimeout(milliseconds, work).catch((error: unknown) => {
      onError(error, where, environment.queryClient);
      return null;
    });

  function renderLayout(slot: LayoutSlot): Promise<Part> {
    const fill = environment.slots.fillsOf(slot)[0];
    const release = choice.releases.find(({ remote }) => remote === fill?.remote);
    if (!fill || !release) return Promise.resolve(null);
    return tracePart(tracing, slot, release, () => renderFill(slot, fill, release));
  }

  async function renderFill(slot: LayoutSlot, fill: SlotFill, release: ChosenRelease): Promise<Part> {
    const module = await remotes.loadFragment(release, fill.fragment);
    layoutFragments.set(slot, fill);
    const prefetch = (module as { prefetch?: (client: QueryClient) => Promise<unknown> }).prefetch;
    await attempt(partMs * DATA_SHARE, Promise.resolve(prefetch?.(environment.queryClient)), slot);
    const Content = module.default as ComponentType<object>;
    return inEnvironment(<Content />, slot.replace('.', '-'));
  }

  async function renderBody(claim: RouteClaim<ChosenRelease>): Promise<Part> {
    const application = await remotes.loadApplication(claim.remote);
    const module = await application.sources[claim.page]?.load();
    if (!module) throw new Error(`${claim.remote.remote} has no page "${claim.page}"`);
    const search = new URLSearchParams(location.search);
    const loading = module.load({
      params: claim.params,
      search,
      pathname: location.pathname,
      queryClient: environment.queryClient,
    });
    result = await attempt(pageMs * DATA_SHARE, loading, `${claim.remote.remote}/${claim.page}`);
    const view = <PageView module={module} params={claim.params} search={location.search} />;
    return inEnvironment(view, claim.remote.manifest.name);
  }

  const renderClaimed = async (): Promise<Part> =>
    claim && tracePart(tracing, claim.page, claim.remote, () => renderBody(claim));

  const [header, body, footer] = await Promise.all([
    attempt(partMs, renderLayout('shell.header'), 'shell.header'),
    attempt(pageMs, renderClaimed(), claim?.remote.remote ?? 'page'),
    attempt(partMs, renderLayout('shell.footer'), 'shell.footer'),
  ]);
  const rendered = (slot: LayoutSlot, part: Part): SlotFill[] => {
    const fill = layoutFragments.get(slot);
    return fill && part !== null ? [fill] : [];
  };
  const settled = result as PageResult | null;
  const isUnavailable = claimed !== null && !claimed.remote.isOverride && (body === null || settled === null);
  return {
    claim,
    status: isUnavailable ? 503 : (settled?.status ?? (claimed ? 200 : 404)),
    result: settled,
    header,
    page: body,
    footer,
    queryClient: environment.queryClient,
    fragments,
    deferredFragments,
    layoutFragments: [...rendered('shell.header', header), ...rendered('shell.footer', footer)],
    isComplete:
      header !== null &&
      body !== null &&
      footer !== null &&
      settled !== null &&
      !lacksData(environment.queryClient),
  };
}
