import {
  type Focus,
  isOfCounter,
  type Layout,
  matchRoute,
  openRoutes,
  type RemoteManifest,
  type RouteDefinition,
} from '@saltbush/shared-ui/platform';

interface Claimant {
  manifest: RemoteManifest;
}

export interface RouteClaim<Remote extends Claimant> {
  remote: Remote;
  page: string;
  params: Record<string, string>;
  layout: Layout;
  focus?: Focus;
}

type OwnedRoute<Remote> = RouteDefinition & { remote: Remote };

const routesOf = <Remote extends Claimant>(remotes: readonly Remote[]): OwnedRoute<Remote>[] =>
  remotes.flatMap((remote) => remote.manifest.routes.map((route) => ({ ...route, remote })));

function claimOf<Remote extends Claimant>(
  routes: readonly OwnedRoute<Remote>[],
  pathname: string,
): RouteClaim<Remote> | null {
  const match = matchRoute(routes, pathname);
  if (!match) return null;
  const { remote, page, layout = 'shop', focus } = match.route;
  return { remote, page, params: match.params, layout, focus };
}

/** Returns the remote and page that claim a path for this visitor, or null if none does. */
export const findClaim = <Remote extends Claimant>(
  remotes: readonly Remote[],
  pathname: string,
): RouteClaim<Remote> | null => claimOf(openRoutes(routesOf(remotes)), pathname);

/** Returns the frame of the task at a path, with the parameters of the path in its exit; null if it has none. */
export function findFocus(remotes: readonly Claimant[], pathname: string): Focus | null {
  const claim = findClaim(remotes, pathname);
  if (!claim?.focus) return null;
  const { title, exit } = claim.focus;
  const path = exit.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(claim.params[name] ?? ''),
  );
  return { title, exit: { ...exit, path } };
}

/** Returns the page of the counter at a path, whoever the visitor is; null if there is none. */
export const findCounterClaim = <Remote extends Claimant>(
  remotes: readonly Remote[],
  pathname: string,
): RouteClaim<Remote> | null => claimOf(routesOf(remotes).filter(isOfCounter), pathname);

/** Returns the remote that owns the not-found page. */
export function findNotFound<Remote extends Claimant>(remotes: readonly Remote[]): RouteClaim<Remote> | null {
  const remote = remotes.find(({ manifest }) => manifest.notFound);
  return remote?.manifest.notFound
    ? { remote, page: remote.manifest.notFound, params: {}, layout: 'shop' }
    : null;
}

/** Returns the remote that renders a path: the one that claims it, otherwise the one with the not-found page. */
export function findRemote<Remote extends Claimant>(
  remotes: readonly Remote[],
  pathname: string,
): Remote | null {
  return (findClaim(remotes, pathname) ?? findNotFound(remotes))?.remote ?? null;
}
