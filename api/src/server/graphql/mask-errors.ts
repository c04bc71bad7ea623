import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { BusinessError } from '../../lib/errors';
import { type OperationType, unexpectedCode } from './unexpected-code';

interface Request {
  requestId: string;
  log: Logger;
}

function businessErrorOf(error: GraphQLError): BusinessError | null {
  if (error instanceof BusinessError) return error;
  return error.originalError instanceof BusinessError ? error.originalError : null;
}

/** A compiled operation's errors have a different class, without common extensions or locations. */
function toResponseError(
  error: GraphQLError,
  { requestId, log }: Request,
  operation: OperationType,
): GraphQLError {
  const { path } = error;
  let shown = businessErrorOf(error);
  if (!shown) {
    log.error({ err: error.originalError ?? error, path }, 'A resolver failed');
    shown = new BusinessError(unexpectedCode(error, operation), { request_id: requestId });
  }
  return new GraphQLError(shown.message, { path, extensions: shown.extensions });
}

/**
 * Gives every error of an execution the same shape, whichever way it was executed. Errors for callers keep their
 * message, code and details; all others (failing resolvers, null where the schema has none, values that do not fit
 * their type) are logged and become INTERNAL, or say what an outage of the database means for the caller.
 */
export function maskErrors(
  result: ExecutionResult,
  request: Request,
  operation?: OperationType,
): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => toResponseError(error, request, operation)) };
}
