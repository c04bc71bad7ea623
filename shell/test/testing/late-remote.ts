import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
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

const Brand = () => createElement('h1', null, 'A brand');

/** A remote whose page needs data that arrives after some time, in milliseconds. */
export function lateRemote(afterMs: number): ServerRemotes {
  const read = () => new Promise<string>((resolve) => setTimeout(resolve, afterMs, 'Tidewell'));
  const load = async ({ queryClient }: { queryClient: QueryClient }) => {
    const title = await queryClient.fetchQuery({
      queryKey: ['mf-catalog', 'brand', 'secret'],
      queryFn: read,
    });
    return { head: { title } };
  };
  const page = { load, Component: Brand };
  return {
    loadApplication: async () => ({ sources: { brand: { load: async () => page, value: page } } }) as never,
    loadFragment: () => Promise.reject(new Error('no fragments')),
    loadAll: async () => undefined,
  };
}
