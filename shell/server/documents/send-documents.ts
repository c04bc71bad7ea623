import type { Tracing } from '@saltbush/contract/tracing';
import type { Request, RequestHandler, Response } from 'express';
import { isBelowCounter } from '../../src/routing/below-counter';
import { findCounterClaim, findRemote } from '../../src/routing/find-remote';
import { AGE_METRIC } from '../../src/snapshot-queries';
import { RETRY_SECONDS } from '../api-proxy';
import { type Choice, chooseReleases } from '../choose-releases';
import type { ShellConfig } from '../config';
import { sendFailure } from '../failure-page';
import { readOverrides } from '../overrides';
import type { RegistryStore } from '../registry-store';
import type { ShopMetrics } from '../telemetry/metrics';
import { describePage } from '../tracing/trace-page';
import { visitorOf } from '../visitor';
import { askCounter } from './ask-counter';
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
function ownerOf({ releases }: Choice, pathname: string, isOfCounter: boolean) {
  const counter = isOfCounter ? findCounterClaim(releases, pathname) : null;
  const owner = counter?.remote ?? findRemote(releases, pathname);
  return { remote: owner?.remote ?? 'none', release: owner?.id ?? 'none' };
}

/** Finds out for whom to make a document, and who may keep it; a failure is answered, and returns null. */
async function audienceOf(request: Request, response: Response, path: string, config: ShellConfig) {
  if (!isBelowCounter(path)) return { keeping: 'private, no-cache', isOfCounter: false };
  try {
    const { isOpen, cookies } = await askCounter(request, config);
    response.append('Set-Cookie', cookies);
    return { keeping: 'private, no-store', isOfCounter: isOpen };
  } catch (err) {
    request.log.warn({ err, requestId: request.id }, 'Could not ask who opens the counter');
    sendFailure(response.set('Retry-After', RETRY_SECONDS), 503);
    return null;
  }
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
    const audience = await audienceOf(request, response, path, config);
    if (!audience) return;
    if (tracing) describePage(tracing, choice, path);
    const order = { choice, url, requestId: String(request.id) };
    const { status, redirect, policy, body, readAt } = await (audience.isOfCounter
      ? documents.getCounter(order)
      : documents.get(order));
    metrics.document(
      { ...ownerOf(choice, path, audience.isOfCounter), status },
      (performance.now() - started) / 1000,
    );
    if (redirect) return response.redirect(redirect.permanent ? 301 : 302, redirect.to);
    const { encoding, content } = await body.encode((name) => request.acceptsEncodings(name) !== false);
    if (status === 503) response.set('Retry-After', RETRY_SECONDS);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response
      .status(status)
      .vary('Accept-Encoding')
      .set('Content-Type', 'text/html; charset=utf-8')
      .set('Cache-Control', audience.keeping)
      .set('Content-Security-Policy', policy)
      .set('Server-Timing', `${AGE_METRIC};dur=${Math.max(0, Date.now() - readAt)}`)
      .send(content);
  };
}
