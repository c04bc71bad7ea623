import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { BusinessError } from '../../lib/errors';

interface Request {
  requestId: string;
  log: Logger;
}

function mask(error: GraphQLError, { requestId, log }: Request): GraphQLError {
  const { originalError } = error;
  if (!originalError || originalError instanceof BusinessError) return error;
  if (originalError instanceof GraphQLError) return error;
  log.error({ err: originalError, path: error.path }, 'A resolver failed');
  const { message, extensions } = new BusinessError('INTERNAL', { request_id: requestId });
  return new GraphQLError(message, { nodes: error.nodes, path: error.path, extensions });
}

/** Logs and replaces unexpected errors; those meant for callers pass through. */
export function maskErrors(result: ExecutionResult, request: Request): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => mask(error, request)) };
}
