import { startTransition, use, useEffect, useState } from 'react';
import { EnvironmentProvider, getBrowserEnvironment } from '../environment';
import { getLocation, type ShopLocation, subscribeLocation } from '../navigation/navigation';
import { matchRoute } from '../navigation/route-matching';
import { openRoutes } from '../session/counter-access';
import { applyHead } from './head';
import type { PageModule } from './page';
import type { PageSource } from './page-modules';
import type { RemoteManifest } from './remote-manifest';

export interface RemoteDefinition {
  manifest: RemoteManifest;
  sources: Record<string, PageSource>;
}

/** The page of a remote for the current address. */
export interface CurrentPage {
  key: string;
  source: PageSource;
  params: Record<string, string>;
  location: ShopLocation;
}

/** Returns the page for an address. The remote with the not-found page matches every address. */
export function findPage(
  { manifest, sources }: RemoteDefinition,
  location: ShopLocation,
): CurrentPage | null {
  const match = matchRoute(openRoutes(manifest.routes), location.pathname);
  const id = match?.route.page ?? manifest.notFound;
  const source = id ? sources[id] : undefined;
  if (!id || !source) return null;
  return { key: `${id}:${location.pathname}`, source, params: match?.params ?? {}, location };
}

/** Runs the page's `load` in parallel with rendering, and applies its head to the document. */
export async function loadInBrowser(current: CurrentPage): Promise<void> {
  const module = await current.source.load();
  const { queryClient } = getBrowserEnvironment();
  const { pathname, search } = current.location;
  const result = await module.load({
    params: current.params,
    search: new URLSearchParams(search),
    pathname,
    queryClient,
  });
  if (getLocation().pathname !== pathname) return;
  if (result.redirect) window.location.replace(result.redirect.to);
  else applyHead(result.head);
}

interface PageViewProps {
  module: PageModule;
  params: Record<string, string>;
  /** The query string, with or without the leading question mark. */
  search: string;
}

/** Renders one page, in the browser's roots and on the server. */
export function PageView({ module, params, search }: PageViewProps) {
  const { Component } = module;
  return <Component params={params} search={new URLSearchParams(search)} />;
}

function CurrentPageView({ current }: { current: CurrentPage }) {
  const module = current.source.value ?? use(current.source.load());
  return <PageView module={module} params={current.params} search={current.location.search} />;
}

interface RemoteRootProps {
  remote: RemoteDefinition;
  /** The page to render first: the one in the server's markup if there is any. */
  first: CurrentPage | null;
  /** Called with the loading of the next page's code. */
  onPageLoad?: ((loading: Promise<unknown>) => void) | undefined;
}

/** The React root of a remote in the browser. Keeps the old page until the next one is ready. */
export function RemoteRoot({ remote, first, onPageLoad }: RemoteRootProps) {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const follow = () => {
      const location = getLocation();
      const owner = getBrowserEnvironment().ownerOf?.(location.pathname);
      // The address belongs to another remote: this root is about to unmount.
      if (owner && owner !== remote.manifest.name) return;
      const next = findPage(remote, location);
      if (!next) return;
      startTransition(() => setCurrent(next));
      onPageLoad?.(next.source.load());
      void loadInBrowser(next).catch(() => undefined);
    };
    const { pathname, search } = getLocation();
    if (first && (first.location.pathname !== pathname || first.location.search !== search)) follow();
    return subscribeLocation(follow);
  }, [remote, first, onPageLoad]);
  if (!current) return null;
  return (
    <EnvironmentProvider environment={getBrowserEnvironment()}>
      <CurrentPageView key={current.key} current={current} />
    </EnvironmentProvider>
  );
}
