import {
  type Environment,
  EnvironmentProvider,
  identifierPrefix,
  type PageResult,
  type SlotFill,
} from '@saltbush/shared-ui/platform';
import type { DehydratedState } from '@tanstack/react-query';
import { findClaim, findNotFound, type RouteClaim } from '../../src/routing/find-remote';
import type { ChosenRelease } from '../choose-releases';
import { tracePart } from '../tracing/trace-page';
import { freezeData } from './frozen-data';
import { createAttempt, DATA_SHARE, type LoadedPart, loadLayout, loadPage } from './load-parts';
import { renderToText } from './render-to-text';
import { createServerEnvironment, lacksData, type RenderOptions } from './server-environment';

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
  /** The data that all parts were rendered with, for the browser to hydrate them with. */
  data: DehydratedState;
  /** Fragments rendered into slots, to preload their files. */
  fragments: SlotFill[];
  /** Fragments in slots that the browser hydrates when the page is used. */
  deferredFragments: SlotFill[];
  /** The rendered header and footer: plain HTML until the browser hydrates them. */
  layoutFragments: SlotFill[];
  /** Whether no part and no data was left to the browser. */
  isComplete: boolean;
}

function renderPart(
  { name, prefix, release, content }: LoadedPart,
  environment: Environment,
  { onError, tracing = null }: RenderOptions,
): Promise<string> {
  const element = <EnvironmentProvider environment={environment}>{content}</EnvironmentProvider>;
  const report = (error: unknown) => onError(error, prefix, environment.queryClient);
  return tracePart(tracing, `render ${name}`, release, () =>
    renderToText(element, identifierPrefix(prefix), report),
  );
}

/**
 * Loads code and data of header, page and footer concurrently, then renders all with the same data: React can hydrate
 * only what was rendered with the data that the document carries. Without its data, a part shows that it is loading;
 * parts that fail or are late are left to the browser.
 */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { choice, location, partMs, pageMs, onError } = options;
  const { environment, fragments, deferredFragments } = createServerEnvironment(options);
  const attempt = createAttempt(onError, environment.queryClient);
  const claimed = findClaim(choice.releases, location.pathname);
  const claim = claimed ?? findNotFound(choice.releases);
  const startedAt = performance.now();
  const loading = { options, environment, attempt };
  const [top, middle, bottom] = await Promise.all([
    loadLayout('shell.header', loading),
    loadPage(claim, loading),
    loadLayout('shell.footer', loading),
  ]);
  const hasAllData = !lacksData(environment.queryClient);
  const { queryClient, state: data } = freezeData(environment.queryClient);

  const render = (loaded: LoadedPart | null, milliseconds: number): Promise<Part> =>
    loaded === null
      ? Promise.resolve(null)
      : attempt(milliseconds, renderPart(loaded, { ...environment, queryClient }, options), loaded.where);
  const leftMs = Math.max(startedAt + pageMs - performance.now(), pageMs * (1 - DATA_SHARE));
  const layoutMs = Math.min(leftMs, partMs);
  const [header, page, footer] = await Promise.all([
    render(top, layoutMs),
    render(middle, leftMs),
    render(bottom, layoutMs),
  ]);
  const result = middle?.result ?? null;
  const isUnavailable = claimed !== null && !claimed.remote.isOverride && (page === null || result === null);
  return {
    claim,
    status: isUnavailable ? 503 : (result?.status ?? (claimed ? 200 : 404)),
    result,
    header,
    page,
    footer,
    data,
    fragments,
    deferredFragments,
    layoutFragments: [
      ...(top && header !== null ? [top.fill] : []),
      ...(bottom && footer !== null ? [bottom.fill] : []),
    ],
    isComplete: header !== null && page !== null && footer !== null && result !== null && hasAllData,
  };
}
