import type { Request as HttpRequest, RequestHandler } from 'express';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createHandler, type Response as GraphQLResponse } from 'graphql-http';
import type { ApiContext } from '../context';
import type { Metrics } from '../metrics';
import { createDocumentCache, type DocumentOptions, type ValidDocument } from './documents';
import { createExecutor } from './execute';
import { maskErrors } from './mask-errors';

/** The context graphql-http passes to resolvers, typed as ApiContext there. */
type OperationContext = Record<PropertyKey, unknown>;

/** One request being handled by graphql-http. */
interface Exchange {
  api: ApiContext;
  /** For metrics: a name registered by a release, else `other`. */
  operation: string;
  outcome: 'ok' | 'refused' | 'failed';
}

export interface GraphQLHandlerOptions extends DocumentOptions {
  schema: GraphQLSchema;
  metrics: Metrics;
  createContext(request: HttpRequest): Promise<ApiContext>;
}

function operationName({ isRegistered, operations }: ValidDocument, given?: string | null): string {
  const name = given ?? operations[0];
  return isRegistered && name && operations.includes(name) ? name : 'other';
}

function outcomeOf({ errors = [] }: ExecutionResult): Exchange['outcome'] {
  if (errors.length === 0) return 'ok';
  return errors.some(({ extensions }) => extensions.code === 'INTERNAL') ? 'failed' : 'refused';
}

/** graphql-http's handler with cached documents and compiled execution. */
function createExchange(options: GraphQLHandlerOptions) {
  const { schema } = options;
  const prepare = createDocumentCache(schema, options);
  return createHandler<HttpRequest, Exchange, OperationContext>({
    schema,
    execute: createExecutor(),
    onSubscribe({ context: exchange }, params) {
      const prepared = prepare(params.query);
      if ('errors' in prepared) return prepared.errors;
      exchange.operation = operationName(prepared, params.operationName);
      return {
        schema,
        document: prepared.document,
        operationName: params.operationName,
        variableValues: params.variables,
        contextValue: exchange.api as unknown as OperationContext,
      };
    },
    onOperation({ context: exchange }, _args, result) {
      const masked = maskErrors(result, exchange.api);
      exchange.outcome = outcomeOf(masked);
      return masked;
    },
  });
}

/**
 * POST /graphql with a JSON body {operationName, variables, query} (section 7.a). Each distinct document is
 * parsed and validated once; unexpected errors are masked.
 */
export function createGraphQLHandler(options: GraphQLHandlerOptions): RequestHandler {
  const handle = createExchange(options);
  return async function answer(request, response) {
    const started = performance.now();
    const context: Exchange = {
      api: await options.createContext(request),
      operation: 'other',
      outcome: 'refused',
    };
    const [body, init]: GraphQLResponse = await handle({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: request.body,
      raw: request,
      context,
    });
    const { operation, outcome } = context;
    options.metrics.operation({ operation, outcome }, (performance.now() - started) / 1000);
    // With a known length, head and body are sent in one write.
    const length = Buffer.byteLength(body ?? '');
    response.writeHead(init.status, { ...init.headers, 'content-length': length }).end(body);
  };
}
