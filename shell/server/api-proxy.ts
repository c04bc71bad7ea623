import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type ErrorCode, UNREACHABLE } from '@saltbush/contract';
import { presentAccessToken } from '@saltbush/contract/http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import type { ApiAccess } from './config';

/** Path prefixes that are proxied to the api. The proxy accepts plain paths or patterns, never both. */
export const API_PATHS = ['/graphql', '/api/', '/1/', '/media/', '/robots.txt', '/sitemap.xml', '/sitemaps/'];

const code: ErrorCode = 'API_UNAVAILABLE';
const OUTAGE = JSON.stringify({
  errors: [{ message: UNREACHABLE, extensions: { code } }],
  message: UNREACHABLE,
});

/** When to try again during an outage: the api takes about this long to come back. */
export const RETRY_SECONDS = '2';

/**
 * How long a connection to the api is kept without a request. The api closes one after 20 s: a request sent at that
 * moment would be lost, and whether the api has seen it would be unknown.
 */
const IDLE_MS = 10_000;

/**
 * Closes the connection of an operation whose visitor has left, so that the api ends what nobody else needs. Only once it
 * has arrived there whole: what a visitor has sent is done, whether or not they wait for the response.
 */
function leaveWithVisitor(sent: ClientRequest, { url }: IncomingMessage, response: ServerResponse): void {
  if (!url?.startsWith('/graphql')) return;
  response.once('close', () => {
    if (response.writableFinished) return;
    if (sent.writableFinished) sent.destroy();
    else sent.once('finish', () => sent.destroy());
  });
}

/** Proxies the api's paths to it; while it is unreachable, responds with 503 immediately. */
export function createApiProxy({ apiUrl, accessToken }: ApiAccess, log: Logger, idleMs = IDLE_MS) {
  return createProxyMiddleware({
    target: apiUrl,
    // An api that refuses a request before its end reads the rest only on a connection that it keeps.
    agent: new Agent({ keepAlive: true, timeout: idleMs }),
    headers: { connection: 'keep-alive', ...presentAccessToken(accessToken) },
    xfwd: true,
    pathFilter: API_PATHS,
    proxyTimeout: 30_000,
    on: {
      proxyReq: leaveWithVisitor,
      proxyRes(response) {
        // The visitor's connection ends as the visitor wishes.
        delete response.headers.connection;
      },
      error(error, request, response) {
        const { code: reason } = error as NodeJS.ErrnoException;
        const requestId = String(request.headers['x-request-id']);
        log.warn({ reason, path: request.url?.split('?')[0], requestId }, 'Api unavailable');
        const outage = response as ServerResponse;
        if (!('writeHead' in outage) || outage.headersSent) return;
        outage.writeHead(503, {
          'Content-Type': 'application/json',
          'Retry-After': RETRY_SECONDS,
          'X-Request-Id': requestId,
        });
        outage.end(OUTAGE);
      },
    },
  });
}
