import type { Tracing } from '@saltbush/contract/tracing';
import type { Response } from 'graphql-http';
import type { OperationType } from './unexpected-code';

/** What is known of an operation once it is handled. */
interface Handled {
  operation: string;
  type: OperationType;
  outcome: 'ok' | 'refused' | 'failed';
}

/** Makes each operation a span with its type and name: those of a release, because others may say anything. */
export function traceOperations<Given extends { context?: unknown }>(
  tracing: Tracing | null,
  handle: (given: Given) => Promise<Response>,
): (given: Given & { context: Handled }) => Promise<Response> {
  if (!tracing) return handle;
  return (given) =>
    tracing.tracePart({ name: 'graphql', kind: 'internal' }, async (span) => {
      const response = await handle(given);
      const { operation, type, outcome } = given.context;
      span?.describe({
        ...(type && { name: `${type} ${operation}` }),
        attributes: { 'graphql.operation.name': operation, 'graphql.operation.type': type },
      });
      if (outcome === 'failed') span?.fail();
      return response;
    });
}
