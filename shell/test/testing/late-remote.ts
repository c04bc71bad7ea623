import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import type { ChosenRelease } from '../../server/choose-releases';
import type { ServerRemotes } from '../../server/documents/server-remotes';

/** A release without files. */
export const RELEASE: ChosenRelease = {
  remote: 'mf-catalog',
  id: '1-a',
  base: '/releases/mf-catalog/1-a/',
  browser: { entry: 'browser/remoteEntry.js', integrity: '' },
  server: { entry: 'server/remoteEntry.cjs', integrity: '' },
  manifest: {
    name: 'mf-catalog',
    squad: '',
    description: '',
    routes: [{ path: '/brands/:slug', page: 'brand' }],
    fills: [],
    offers: [],
  },
  assets: {},
  isOverride: false,
};

export const CHOICE = { key: 'mf-catalog@1-a', revision: 1, releases: [RELEASE], shell: null };

const layoutFills = [
  { slot: 'shell.header', fragment: 'header' },
  { slot: 'shell.footer', fragment: 'footer' },
] as const;

/** The same release, which also fills header and footer. */
export const LAYOUT_CHOICE = {
  ...CHOICE,
  releases: [{ ...RELEASE, manifest: { ...RELEASE.manifest, fills: [...layoutFills] } }],
};

const Brand = () => createElement('h1', null, 'A brand');

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, value));

const MENU = ['mf-header', 'menu'] as const;

/** Header and footer. */
export const Menu = () =>
  createElement('nav', null, String(useQuery({ queryKey: MENU, queryFn: skipToken }).data ?? 'Loading'));

const layoutModule = (afterMs: number) => ({
  default: Menu,
  prefetch: (client: QueryClient) =>
    client.prefetchQuery({ queryKey: MENU, queryFn: () => after(afterMs, 'Vitamins') }),
});

/** A remote whose page needs data that arrives after some time, in milliseconds; as do header and footer, if given. */
export function lateRemote(
  afterMs: number,
  layoutMs?: number,
  Component: ComponentType = Brand,
): ServerRemotes {
  const load = async ({ queryClient }: { queryClient: QueryClient }) => {
    const title = await queryClient.fetchQuery({
      queryKey: ['mf-catalog', 'brand', 'secret'],
      queryFn: () => after(afterMs, 'Tidewell'),
    });
    return { head: { title } };
  };
  const page = { load, Component };
  const layout = layoutMs === undefined ? null : layoutModule(layoutMs);
  return {
    loadApplication: async () => ({ sources: { brand: { load: async () => page, value: page } } }) as never,
    loadFragment: async () => {
      if (!layout) throw new Error('no fragments');
      return layout as never;
    },
    loadAll: async () => undefined,
  };
}
