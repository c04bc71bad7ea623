import type { ErrorCode } from '@saltbush/contract';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { isDatabaseOutage, UnfinishedTransaction } from '../lib/database/database-outage';
import { BusinessError, errorBody } from '../lib/errors';

/** The client's mistake, by the error type of the body parser. */
const PARSER_REASONS = {
  'entity.parse.failed': 'invalid_json',
  'entity.too.large': 'too_large',
  'encoding.unsupported': 'encoding',
  'charset.unsupported': 'charset',
  'request.aborted': 'aborted',
} as const;

/** Errors of express and its parsers: an undecodable path, a body that is shorter than announced. */
const isClientError = (error: unknown): error is { status: number } =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;

const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PATH_NOT_FOUND: 404,
  SOCIAL_SIGN_IN_UNAVAILABLE: 404,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UNCONFIRMED: 503,
};

/** Sends both shapes clients understand: GraphQL's `errors`, and `message` of the JSON endpoints. */
function sendError(response: Response, status: number, error: BusinessError): void {
  const { message } = error;
  // For the audit log.
  response.locals.errorCode = error.code;
  response.status(status).json({ ...errorBody(error), message, request_id: response.req.id });
}

export const answerNotFound: RequestHandler = (_request, response) =>
  sendError(response, 404, new BusinessError('PATH_NOT_FOUND'));

/** When to try again: a database takes about this long to choose another primary. */
const OUTAGE_RETRY_SECONDS = '2';

/** Responds that nothing was changed, or that the api cannot tell what has become of the request. */
export function sendOutage(
  { method, isRead }: Pick<Request, 'method' | 'isRead'>,
  response: Response,
  error?: unknown,
): void {
  const isUnchanged =
    isRead ||
    method === 'GET' ||
    method === 'HEAD' ||
    (error instanceof UnfinishedTransaction && error.isUndone);
  const code = isUnchanged ? 'UNAVAILABLE' : 'UNCONFIRMED';
  response.set('Retry-After', OUTAGE_RETRY_SECONDS);
  sendError(response, 503, new BusinessError(code, {}));
}

const parserReason = (type: unknown) => PARSER_REASONS[type as keyof typeof PARSER_REASONS];

/** Last middleware: converts any error to a response without internal details. */
export const answerError: ErrorRequestHandler = (error, request, response, next) => {
  // The response of the deadline was earlier: the connection may carry another request already.
  if (response.writableEnded) return request.log.warn({ err: error }, 'A request failed after its response');
  if (response.headersSent) return next(error);
  if (error instanceof BusinessError) {
    const { retry_after } = error.extensions;
    if (typeof retry_after === 'number') response.set('Retry-After', String(retry_after));
    return sendError(response, STATUS[error.code as ErrorCode] ?? 400, error);
  }
  if (isClientError(error)) {
    const reason = parserReason((error as { type?: unknown }).type) ?? 'malformed';
    return sendError(response, error.status, new BusinessError('BAD_REQUEST', { reason }));
  }
  request.log.error({ err: error }, 'A request failed');
  if (isDatabaseOutage(error)) return sendOutage(request, response, error);
  return sendError(response, 500, new BusinessError('INTERNAL', {}));
};
