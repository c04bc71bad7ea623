import { requestIdOf } from '@saltbush/contract/http';
import type { Tracing } from '@saltbush/contract/tracing';
import type { Express as Application, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics';

declare global {
  namespace Express {
    interface Request {
      /** Returned as X-Request-Id, and included in every log line about the request. */
      id: string;
      log: Logger;
    }
  }
}

const NANOSECONDS = 1e9;

const levelOf = (status: number) => (status >= 500 ? 'error' : status >= 400 ? 'info' : 'debug');

/** The matched route pattern, so that ids in paths create no new label values. */
export function routeOf({ baseUrl, route }: Request): string {
  const path: unknown = route?.path;
  return `${baseUrl}${typeof path === 'string' ? path : ''}` || 'other';
}

/** Nobody waited for the response any more: no status was received, whichever had been set. */
const ABANDONED = 499;

function note(request: Request, response: Response, seconds: number, metrics: Metrics): void {
  const isAnswered = response.writableFinished;
  const status = isAnswered ? response.statusCode : ABANDONED;
  metrics.request({ method: request.method, route: routeOf(request), status }, seconds);
  const level = isAnswered ? levelOf(status) : 'debug';
  if (!request.log.isLevelEnabled(level)) return;
  // The path without its query string: searches and keys stay out of the log.
  const { method, originalUrl } = request;
  const path = originalUrl.split('?', 1)[0];
  const message = isAnswered ? 'request answered' : 'request aborted';
  request.log[level]({ method, path, status, ms: Math.round(seconds * 1000) }, message);
}

/**
 * Gives each request an id and a logger that includes it, writes one line when the response is sent, and counts it: as
 * status 499 if the client left before. The
 * logger is created on demand: most requests have nothing to log.
 */
export function logRequests(
  api: Application,
  log: Logger,
  metrics: Metrics,
  tracing: Tracing | null = null,
): RequestHandler {
  const loggers = new WeakMap<Request, Logger>();
  Object.defineProperty(api.request, 'log', {
    get(this: Request) {
      const known = loggers.get(this) ?? log.child({ requestId: this.id });
      loggers.set(this, known);
      return known;
    },
  });
  return (request, response, next) => {
    request.id = requestIdOf(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', request.id);
    const started = process.hrtime.bigint();
    const finish = () =>
      note(request, response, Number(process.hrtime.bigint() - started) / NANOSECONDS, metrics);
    response.once('close', tracing?.bind(finish) ?? finish);
    next();
  };
}
