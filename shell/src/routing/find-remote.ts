import { matchRoute, type RemoteManifest } from '@saltbush/shared-ui/platform';

interface Claimant {
  manifest: RemoteManifest;
}

export interface RouteClaim<Remote extends Claimant> {
  remote: Remote;
  page: string;
  params: Record<string, string>;
}

/** Which remote claims a path, with which of its pages; null when none does. */
export function findClaim<Remote extends Claimant>(
  remotes: readonly Remote[],
  pathname: string,
): RouteClaim<Remote> | null {
  const routes = remotes.flatMap((remote) => remote.manifest.routes.map((route) => ({ ...route, remote })));
  const match = matchRoute(routes, pathname);
  return match ? { remote: match.route.remote, page: match.route.page, params: match.params } : null;
}

/** The remote with the page for addresses that nobody claims. */
export function findNotFound<Remote extends Claimant>(remotes: readonly Remote[]): RouteClaim<Remote> | null {
  const remote = remotes.find(({ manifest }) => manifest.notFound);
  return remote?.manifest.notFound ? { remote, page: remote.manifest.notFound, params: {} } : null;
}

/** The remote whose page an address shows: the claimant, else the one with the not-found page. */
export function findRemote<Remote extends Claimant>(
  remotes: readonly Remote[],
  pathname: string,
): Remote | null {
  return (findClaim(remotes, pathname) ?? findNotFound(remotes))?.remote ?? null;
}
