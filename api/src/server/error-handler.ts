import type { ErrorRequestHandler, RequestHandler } from 'express';
import { BusinessError } from '../lib/errors';
import { type ErrorExtensions, errorBody } from './graphql/handler';
import { UNEXPECTED } from './graphql/mask-errors';

/** Errors of the body parser say what the caller did wrong. */
const PARSER_MESSAGES: Record<string, string> = {
  'entity.parse.failed': 'The body is not valid JSON',
  'entity.too.large': 'The body is too large',
  'encoding.unsupported': 'The encoding is not supported',
  'charset.unsupported': 'The charset is not supported',
  'request.aborted': 'The request was aborted',
};

const STATUS: Record<string, number> = {
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
};

/** Both shapes that clients read: GraphQL's `errors`, and `message` of the JSON endpoints. */
const bodyOf = (message: string, extensions: ErrorExtensions, requestId: unknown) => ({
  ...errorBody(message, extensions),
  message,
  request_id: requestId,
});

export const answerNotFound: RequestHandler = (request, response) => {
  response.status(404).json(bodyOf('Not found', { code: 'NOT_FOUND' }, request.id));
};

/** Last in line: turns whatever was thrown into an answer, without its inner details. */
export const answerError: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof BusinessError) {
    const status = STATUS[error.code] ?? 400;
    const { retry_after } = error.extensions;
    if (typeof retry_after === 'number') response.set('Retry-After', String(retry_after));
    response
      .status(status)
      .json(bodyOf(error.message, { ...error.extensions, code: error.code }, request.id));
    return;
  }
  const parserMessage = PARSER_MESSAGES[error?.type];
  if (parserMessage) {
    response.status(error.status).json(bodyOf(parserMessage, { code: 'BAD_REQUEST' }, request.id));
    return;
  }
  request.log.error({ err: error }, 'a request failed');
  response.status(500).json(bodyOf(UNEXPECTED, { code: 'INTERNAL' }, request.id));
};
