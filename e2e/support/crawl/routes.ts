import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute, type RouteDefinition } from '../../../shared-ui/src/platform/navigation/route-matching';
import { listRemotes } from '../../../shell/build/src/paths';
import { ROOT } from '../shop/folder';

/** Every route of the shop's remotes. */
export function readRoutes(): RouteDefinition[] {
  return listRemotes().flatMap((remote) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8'));
    return manifest.routes as RouteDefinition[];
  });
}

/** The route that an address belongs to; null for what no remote serves, such as a file. */
export const routeOf = (routes: readonly RouteDefinition[], address: string): string | null =>
  matchRoute(routes, new URL(address).pathname)?.route.path ?? null;
