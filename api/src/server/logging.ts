import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import pino, { type DestinationStream, type Logger } from 'pino';
import pinoHttp from 'pino-http';

/** Anything under these names never reaches the log, wherever it is. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'eprescription_token',
  'stripe_source_id',
  'variables',
  'email',
  'medicare',
  'ihi',
  'health',
];
const REDACTED = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths: REDACTED, censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}

/** Ids that a proxy may hand on. */
const REQUEST_ID = /^[\w-]{8,64}$/;

function takeRequestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/** Path without its query string: searches and keys stay out of the log. */
const pathOf = (url: string | undefined) => url?.split('?', 1)[0];

/** Gives each request an id (answered as X-Request-Id) and a logger, and writes one line when it is answered. */
export function createRequestLogger(log: Logger) {
  return pinoHttp({
    logger: log,
    genReqId: takeRequestId,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
    serializers: {
      req: (request: { method: string; url?: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}
