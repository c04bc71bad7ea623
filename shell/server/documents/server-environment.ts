import type { Tracing } from '@saltbush/contract/tracing';
import {
  createQueryClient,
  type Environment,
  type ShopLocation,
  type SlotFill,
} from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { findClaim, findFocus } from '../../src/routing/find-remote';
import type { Choice } from '../choose-releases';
import type { Budget } from './budgets';
import type { ServerRemotes } from './server-remotes';

export interface RenderOptions extends Budget {
  remotes: ServerRemotes;
  choice: Choice;
  location: ShopLocation;
  onError: (error: unknown, where: string, queryClient: QueryClient) => void;
  tracing?: Tracing | null;
}

/** Returns whether data that a page or fragment asked for is missing, whoever ignored the error. */
export const lacksData = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error' || state.fetchStatus !== 'idle');

/** Returns which data has not arrived yet, by owner and name: what follows in a key may come from the visitor. */
export const awaitedData = (queryClient: QueryClient): string[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.fetchStatus !== 'idle')
    .map(({ queryKey }) => queryKey.slice(0, 2).join('/'));

/** Creates what remotes use while one page is rendered: its data, its location and the fragments of its slots. */
export function createServerEnvironment({ remotes, choice, location, onError }: RenderOptions) {
  const fragments: SlotFill[] = [];
  const deferredFragments: SlotFill[] = [];
  const pending = new Map<string, ReturnType<ServerRemotes['loadFragment']>>();
  const environment: Environment = {
    queryClient: createQueryClient(),
    initialLocation: location,
    isServed: (pathname) => findClaim(choice.releases, pathname) !== null,
    focusOf: (pathname) => findFocus(choice.releases, pathname),
    slots: {
      fillsOf: (slot) =>
        choice.releases.flatMap(({ remote, manifest }) =>
          manifest.fills.filter((fill) => fill.slot === slot).map(({ fragment }) => ({ remote, fragment })),
        ),
      load(fill, _attempt, isDeferred) {
        const key = `${fill.remote}/${fill.fragment}`;
        let module = pending.get(key);
        if (!module) {
          const release = choice.releases.find(({ remote }) => remote === fill.remote);
          module = release
            ? remotes.loadFragment(release, fill.fragment)
            : Promise.reject(new Error(`No release of ${fill.remote}`));
          pending.set(key, module);
          (isDeferred ? deferredFragments : fragments).push(fill);
        }
        return module;
      },
      report: (fill, error) => onError(error, `${fill.remote}/${fill.fragment}`, environment.queryClient),
    },
  };
  return { environment, fragments, deferredFragments };
}
