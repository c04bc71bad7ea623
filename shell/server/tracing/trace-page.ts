import type { SpanAttributes, Tracing } from '@saltbush/contract/tracing';
import { matchRoute, openRoutes } from '@saltbush/shared-ui/platform';
import { findNotFound } from '../../src/routing/find-remote';
import type { Choice, ChosenRelease } from '../choose-releases';

/** The remote and release of a part, as spans name them. */
const releaseOf = (release: ChosenRelease | undefined): SpanAttributes => ({
  'shop.remote': release?.remote,
  'shop.release': release?.id,
});

/** Gives the span of a request for a document the page's name and pattern. */
export function describePage(tracing: Tracing, { releases }: Choice, pathname: string): void {
  const routes = releases.flatMap((release) =>
    release.manifest.routes.map((route) => ({ ...route, release })),
  );
  const route = matchRoute(openRoutes(routes), pathname)?.route;
  const release = route?.release ?? findNotFound(releases)?.remote;
  const pattern = route?.path ?? 'other';
  tracing.current()?.describe({
    name: `GET ${pattern}`,
    attributes: { 'http.route': pattern, ...releaseOf(release) },
  });
}

/** Loads or renders a part of a document, as a span if there are any. */
export function tracePart<Part>(
  tracing: Tracing | null,
  name: string,
  release: ChosenRelease,
  work: () => Promise<Part>,
): Promise<Part> {
  if (!tracing) return work();
  const attributes = releaseOf(release);
  return tracing.tracePart({ name, kind: 'internal', attributes }, work);
}
