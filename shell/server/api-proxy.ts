import type { ServerResponse } from 'node:http';
import { type ErrorCode, UNREACHABLE } from '@saltbush/contract';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';

/** Beginnings of the paths of this origin that the api answers; the proxy takes plain paths or patterns, never both. */
const API_PATHS = ['/graphql', '/api/', '/1/', '/media/'];

const code: ErrorCode = 'API_UNAVAILABLE';
const OUTAGE = JSON.stringify({
  errors: [{ message: UNREACHABLE, extensions: { code } }],
  message: UNREACHABLE,
});

/** Hands the api's paths on to the api; while it is away they answer 502 at once. */
export function createApiProxy(target: string, log: Logger) {
  return createProxyMiddleware({
    target,
    xfwd: true,
    pathFilter: API_PATHS,
    proxyTimeout: 30_000,
    on: {
      error(error, request, response) {
        log.warn({ err: error, path: request.url?.split('?')[0] }, 'the api did not answer');
        const answer = response as ServerResponse;
        if (!('writeHead' in answer) || answer.headersSent) return;
        answer.writeHead(502, { 'Content-Type': 'application/json', 'Retry-After': '2' });
        answer.end(OUTAGE);
      },
    },
  });
}
