import type { Tracing } from '@saltbush/contract/tracing';
import type { Request, RequestHandler } from 'express';
import { routeOf } from '../request-log';

/** Whoever is believed about a visitor's address may continue a trace, and so decide that it is exported. */
function isTrusted({ app, socket }: Request): boolean {
  const isTrustedAddress: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn');
  return isTrustedAddress(socket.remoteAddress, 0);
}

/** Makes each request a span, as a part of the trace of the web server that passes it on. */
export function traceRequests(tracing: Tracing): RequestHandler {
  return (request, response, next) => {
    const { method } = request;
    const span = tracing.startRequest(
      { name: method, kind: 'server', attributes: { 'http.request.method': method } },
      isTrusted(request) ? request.headers : null,
    );
    response.once('close', () => {
      const route = routeOf(request);
      span.describe({
        name: `${method} ${route}`,
        attributes: {
          'http.route': route,
          'http.response.status_code': response.statusCode,
          'shop.request_id': String(request.id),
        },
      });
      if (response.statusCode >= 500 || !response.writableFinished) span.fail();
      span.end();
    });
    span.run(next);
  };
}
