import type { Tracing } from '@saltbush/contract/tracing';
import type { RequestHandler } from 'express';
import { findRemote } from '../../src/routing/find-remote';
import { AGE_METRIC } from '../../src/snapshot-queries';
import { RETRY_SECONDS } from '../api-proxy';
import { type Choice, chooseReleases } from '../choose-releases';
import type { ShellConfig } from '../config';
import { readOverrides } from '../overrides';
import type { RegistryStore } from '../registry-store';
import type { ShopMetrics } from '../telemetry/metrics';
import { describePage } from '../tracing/trace-page';
import { visitorOf } from '../visitor';
import type { DocumentService } from './document-service';

interface DocumentSources {
  config: ShellConfig;
  registry: RegistryStore;
  documents: DocumentService;
  metrics: Pick<ShopMetrics, 'document'>;
  tracing: Tracing | null;
}

/**
 * @returns the path without empty segments. With one at its start, pages that link to their own path, or return to it,
 * would lead to another host: `//elsewhere.example/` is an address of that host.
 */
const withoutEmptySegments = (pathname: string): string => pathname.replace(/\/{2,}/g, '/');

/** The release that answers for a page, as metrics name it. */
function ownerOf({ releases }: Choice, pathname: string): { remote: string; release: string } {
  const owner = findRemote(releases, pathname);
  return { remote: owner?.remote ?? 'none', release: owner?.id ?? 'none' };
}

/** Sends the document of a path: the page of the remote that claims it, or the not-found page. */
export function sendDocuments(sources: DocumentSources): RequestHandler {
  const { config, registry, documents, metrics, tracing } = sources;
  return async (request, response) => {
    const started = performance.now();
    // A URL that begins with two slashes would otherwise be read as another host.
    const address = `${config.publicOrigin}${request.originalUrl}`;
    if (!request.originalUrl.startsWith('/') || !URL.canParse(address)) return void response.sendStatus(400);
    const url = new URL(address);
    const path = withoutEmptySegments(url.pathname);
    if (path !== url.pathname) return response.redirect(301, path + url.search);
    const overrides = readOverrides(request, config);
    const visitor = visitorOf(request, response, config.publicOrigin);
    const choice = chooseReleases(registry.get(), visitor, overrides);
    if (tracing) describePage(tracing, choice, path);
    const { status, redirect, policy, body, readAt } = await documents.get({
      choice,
      url,
      requestId: String(request.id),
    });
    metrics.document({ ...ownerOf(choice, path), status }, (performance.now() - started) / 1000);
    if (redirect) return response.redirect(redirect.permanent ? 301 : 302, redirect.to);
    const { encoding, content } = await body.encode((name) => request.acceptsEncodings(name) !== false);
    if (status === 503) response.set('Retry-After', RETRY_SECONDS);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response
      .status(status)
      .vary('Accept-Encoding')
      .set('Content-Type', 'text/html; charset=utf-8')
      .set('Cache-Control', 'private, no-cache')
      .set('Content-Security-Policy', policy)
      .set('Server-Timing', `${AGE_METRIC};dur=${Math.max(0, Date.now() - readAt)}`)
      .send(content);
  };
}
