import type { Tracing } from '@saltbush/contract/tracing';
import type { RequestHandler } from 'express';
import { API_PATHS } from '../api-proxy';

/**
 * Forgets whose trace a request says that it belongs to: a stranger would decide what is exported, and join the trace of
 * others. Also without traces here, because the api may have some.
 */
export const dropForeignContext: RequestHandler = ({ headers }, _response, next) => {
  delete headers.traceparent;
  delete headers.tracestate;
  next();
};

/** Diagnostics, figures and files are not what shoppers wait for. */
const OWN_PATHS = '/_shell';

/** Makes each request for a document or for the api a span, which the api continues. */
export function traceRequests(tracing: Tracing): RequestHandler {
  return (request, response, next) => {
    const { method, path, headers } = request;
    if (path.startsWith(OWN_PATHS)) return next();
    const route = API_PATHS.find((prefix) => path.startsWith(prefix)) ?? 'other';
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'shop.request_id': String(headers['x-request-id']),
    };
    const span = tracing.startRequest({ name: `${method} ${route}`, kind: 'server', attributes }, headers);
    Object.assign(headers, span.headers());
    response.once('close', () => {
      span.describe({ attributes: { 'http.response.status_code': response.statusCode } });
      if (response.statusCode >= 500 || !response.writableFinished) span.fail();
      span.end();
    });
    span.run(next);
  };
}
