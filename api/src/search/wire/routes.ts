import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import type { BaseServices } from '../../lib/context';
import { BusinessError } from '../../lib/errors';
import { addressOf } from '../../lib/http/client-address';
import { UnknownAttribute } from '../engine/filter';
import { readEvents } from '../events/read-events';
import { parseParamString } from './params';
import { runRecommendations } from './recommendations';
import { type RequestOrigin, readObjects, runQueries, runSearch, type WireServices } from './requests';
import { WireError } from './wire-error';

const BODY_LIMIT = 100_000;

/** Browsers send text/plain to avoid a preflight: the body is JSON whatever its content type. */
const anyBody = express.text({ type: () => true, limit: BODY_LIMIT });

function bodyOf(request: Request): Record<string, unknown> {
  if (typeof request.body !== 'string' || request.body === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(request.body);
  } catch {
    throw new WireError('Invalid JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new WireError('Invalid JSON object');
  return body as Record<string, unknown>;
}

/** Responds with JSON, and with the hosted service's error format to invalid requests. */
function respond(work: (request: Request) => unknown): RequestHandler {
  return async (request, response) => {
    response.set('Cache-Control', 'no-store').json(await work(request));
  };
}

const sendWireError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof BusinessError && error.code === 'RATE_LIMITED') {
    response.set('Retry-After', String(error.extensions.retry_after));
    response.status(429).json({ message: 'Too many requests', status: 429 });
    return;
  }
  if (error instanceof UnknownAttribute) {
    response.status(400).json({ message: error.message, status: 400 });
  } else if (error instanceof WireError || error?.type === 'entity.too.large') {
    response.status(error.status).json({ message: error.message, status: error.status });
  } else {
    next(error);
  }
};

/** Reads search parameters from the body: inline, or as a query string in `params`. */
function searchParams(body: Record<string, unknown>): Record<string, unknown> {
  const { params, ...others } = body;
  return typeof params === 'string' ? { ...others, ...parseParamString(params) } : body;
}

const originOf = (request: Request): RequestOrigin => ({ address: addressOf(request) });

const nameOf = (value: unknown) => String(value);

/** Routes of the search service in the hosted service's wire format, under /1 (section 7.k). */
export function publicRoutes(services: WireServices & Pick<BaseServices, 'clock' | 'limits'>): Router {
  const { search, clock, limits } = services;
  const router = Router();
  router.post(
    '/1/indexes/\\*/queries',
    anyBody,
    respond((request) => runQueries(services, bodyOf(request), originOf(request))),
  );
  router.post(
    '/1/indexes/\\*/objects',
    anyBody,
    respond((request) => readObjects(services, bodyOf(request))),
  );
  router.post(
    '/1/indexes/\\*/recommendations',
    anyBody,
    respond((request) => runRecommendations(services, bodyOf(request))),
  );
  router.post(
    '/1/indexes/:index/query',
    anyBody,
    respond((request) => {
      const indexName = nameOf(request.params.index);
      return runSearch(services, { indexName, given: searchParams(bodyOf(request)) }, originOf(request));
    }),
  );
  router.post(
    '/1/indexes/:index/facets/:facet/query',
    anyBody,
    respond(async (request) => {
      const names = { indexName: nameOf(request.params.index), facet: nameOf(request.params.facet) };
      const requested = { ...searchParams(bodyOf(request)), ...names, type: 'facet' };
      const { results } = await runQueries(services, { requests: [requested] }, originOf(request));
      return results[0];
    }),
  );
  router.post(
    '/1/events',
    anyBody,
    respond(async (request) => {
      await limits.count('eventsByAddress', originOf(request).address);
      await search.insights.noteEvents(readEvents(bodyOf(request), clock.now()));
      return { status: 200, message: 'OK' };
    }),
  );
  router.use('/1', sendWireError);
  return router;
}
