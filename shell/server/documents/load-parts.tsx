import { type Environment, type PageResult, PageView, type SlotFill } from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { RouteClaim } from '../../src/routing/find-remote';
import type { ChosenRelease } from '../choose-releases';
import { tracePart } from '../tracing/trace-page';
import type { RenderOptions } from './server-environment';
import { withTimeout } from './with-timeout';

export type LayoutSlot = 'shell.header' | 'shell.footer';

/** A part whose code is there, with as much of its data as arrived in time. */
export interface LoadedPart {
  name: string;
  /** Of the ids that React makes; the same in the browser. */
  prefix: string;
  /** Names the part in reports. */
  where: string;
  release: ChosenRelease;
  content: ReactNode;
}

export interface LoadedLayout extends LoadedPart {
  fill: SlotFill;
}

export interface LoadedPage extends LoadedPart {
  /** Result of the page's `load`; null if it failed or did not finish in time. */
  result: PageResult | null;
}

/** The share of a part's budget in which its data must arrive; without them, there is still time to render the part. */
export const DATA_SHARE = 0.8;

/** Waits for work at most this long; reports an error instead of throwing it. */
export type Attempt = <Value>(
  milliseconds: number,
  work: Promise<Value>,
  where: string,
) => Promise<Value | null>;

export const createAttempt =
  (onError: RenderOptions['onError'], queryClient: QueryClient): Attempt =>
  (milliseconds, work, where) =>
    withTimeout(milliseconds, work).catch((error: unknown) => {
      onError(error, where, queryClient);
      return null;
    });

type Loading = { options: RenderOptions; environment: Environment; attempt: Attempt };

/** Loads what fills a slot of the layout; null if nothing does. */
export async function loadLayout(
  slot: LayoutSlot,
  { options: { choice, partMs, remotes, tracing = null }, environment, attempt }: Loading,
): Promise<LoadedLayout | null> {
  const fill = environment.slots.fillsOf(slot)[0];
  const release = choice.releases.find(({ remote }) => remote === fill?.remote);
  if (!fill || !release) return null;
  const load = async (): Promise<LoadedLayout> => {
    const module = await remotes.loadFragment(release, fill.fragment);
    const { prefetch } = module as { prefetch?: (client: QueryClient) => Promise<unknown> };
    await attempt(partMs * DATA_SHARE, Promise.resolve(prefetch?.(environment.queryClient)), slot);
    const Content = module.default as ComponentType<object>;
    return { name: slot, prefix: slot.replace('.', '-'), where: slot, release, fill, content: <Content /> };
  };
  return attempt(partMs, tracePart(tracing, `load ${slot}`, release, load), slot);
}

/** Loads the page that claims the path; null if none does, or its code does not load. */
export async function loadPage(
  claim: RouteClaim<ChosenRelease> | null,
  { options: { location, pageMs, remotes, tracing = null }, environment, attempt }: Loading,
): Promise<LoadedPage | null> {
  if (!claim) return null;
  const { remote: release, page, params } = claim;
  const load = async (): Promise<LoadedPage> => {
    const module = await (await remotes.loadApplication(release)).sources[page]?.load();
    if (!module) throw new Error(`${release.remote} has no page "${page}"`);
    const { pathname, search } = location;
    const { queryClient } = environment;
    const loading = module.load({ params, search: new URLSearchParams(search), pathname, queryClient });
    const result = await attempt(pageMs * DATA_SHARE, loading, `${release.remote}/${page}`);
    const content = <PageView module={module} params={params} search={search} />;
    return { name: page, prefix: release.manifest.name, where: release.remote, release, result, content };
  };
  return attempt(pageMs, tracePart(tracing, `load ${page}`, release, load), release.remote);
}
