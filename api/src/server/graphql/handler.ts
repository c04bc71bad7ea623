import type { ErrorCode } from '@saltbush/contract';
import type { Tracing } from '@saltbush/contract/tracing';
import type { Request as HttpRequest, RequestHandler } from 'express';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql';
import { createHandler, type Response as GraphQLResponse } from 'graphql-http';
import { isDatabaseOutage } from '../../lib/database/database-outage';
import { BusinessError, errorBody } from '../../lib/errors';
import type { ApiContext } from '../context';
import type { Metrics } from '../metrics';
import { createDocumentCache, type DocumentOptions, type ValidDocument } from './documents';
import type { Execute } from './execute';
import { maskErrors } from './mask-errors';
import { retryAfter } from './retry-after';
import { traceOperations } from './trace-operations';
import type { OperationType } from './unexpected-code';

/** The context graphql-http passes to resolvers, typed as ApiContext there. */
type OperationContext = Record<PropertyKey, unknown>;

/** One request being handled by graphql-http. */
interface Exchange {
  api: ApiContext;
  /** For metrics: a name registered by a release, else `other`. */
  operation: string;
  type: OperationType;
  outcome: 'ok' | 'refused' | 'failed';
  /** Seconds after which a rate-limited operation may be sent again; 0 if it was not limited. */
  retryAfter: number;
}

export interface GraphQLHandlerOptions extends DocumentOptions {
  schema: GraphQLSchema;
  metrics: Metrics;
  tracing: Tracing | null;
  execute: Execute;
  createContext(request: HttpRequest): Promise<ApiContext>;
}

const codeOf = ({ extensions }: Pick<GraphQLFormattedError, 'extensions'>) => extensions?.code;

/** Codes that are the server's fault, not the caller's. */
const FAILURES: ReadonlySet<string> = new Set<ErrorCode>([
  'INTERNAL',
  'SAVED_NOT_SHOWN',
  'UNAVAILABLE',
  'UNCONFIRMED',
]);

function operationName({ isRegistered, operations }: ValidDocument, given?: string | null): string {
  const name = given ?? operations[0];
  return isRegistered && name && operations.includes(name) ? name : 'other';
}

function outcomeOf({ errors = [] }: ExecutionResult): Exchange['outcome'] {
  if (errors.length === 0) return 'ok';
  return errors.some((error) => FAILURES.has(String(codeOf(error)))) ? 'failed' : 'refused';
}

/** Before an operation is executed, an outage has certainly changed nothing. */
function refuseInOutage(error: unknown): never {
  throw isDatabaseOutage(error) ? new BusinessError('UNAVAILABLE', {}) : error;
}

/** Errors without a code are graphql-http's own: the parameters are missing or of the wrong type. */
const formatError = (error: GraphQLError | Error): GraphQLError =>
  error instanceof GraphQLError && codeOf(error)
    ? error
    : new BusinessError('BAD_REQUEST', { reason: 'not_graphql' });

/** graphql-http's handler with cached documents and the shop's own execution. */
function createExchange(options: GraphQLHandlerOptions) {
  const { schema, execute } = options;
  const prepare = createDocumentCache(schema, options);
  return createHandler<HttpRequest, Exchange, OperationContext>({
    schema,
    execute,
    formatError,
    onSubscribe({ context: exchange, raw: request }, params) {
      const prepared = prepare(params.query);
      if ('errors' in prepared) return prepared.errors;
      const operation = getOperationAST(prepared.document, params.operationName);
      if (!operation) return [new BusinessError('BAD_REQUEST', { reason: 'unknown_operation' })];
      request.isRead = operation.operation === 'query';
      exchange.type = operation.operation;
      exchange.operation = operationName(prepared, params.operationName);
      return {
        schema,
        document: prepared.document,
        operationName: params.operationName,
        variableValues: params.variables,
        contextValue: exchange.api as unknown as OperationContext,
      };
    },
    onOperation({ context: exchange }, _arguments, result) {
      const masked = maskErrors(result, exchange.api, exchange.type);
      exchange.outcome = outcomeOf(masked);
      exchange.retryAfter = retryAfter(masked);
      if (exchange.outcome === 'refused') {
        const codes = masked.errors?.map(codeOf);
        exchange.api.log.info({ operation: exchange.operation, codes }, 'An operation was refused');
      }
      return masked;
    },
  });
}

/** graphql-http refuses some headers without a body: 406 for Accept, 415 for a charset. */
const bodyOfRefusal = (status: number): string =>
  JSON.stringify(
    errorBody(new BusinessError('BAD_REQUEST', { reason: status === 406 ? 'not_acceptable' : 'charset' })),
  );

/**
 * POST /graphql with a JSON body {operationName, variables, query} (section 7.a). Each distinct document is
 * parsed and validated once; unexpected errors are masked.
 */
export function createGraphQLHandler(options: GraphQLHandlerOptions): RequestHandler {
  const handle = traceOperations(options.tracing, createExchange(options));
  return async function answer(request, response) {
    if (request.method !== 'POST') {
      const error = new BusinessError('BAD_REQUEST', { reason: 'method' });
      response.status(405).set('Allow', 'POST').json(errorBody(error));
      return;
    }
    const started = performance.now();
    const context: Exchange = {
      api: await options.createContext(request).catch(refuseInOutage),
      operation: 'other',
      type: undefined,
      outcome: 'refused',
      retryAfter: 0,
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
    const limited = context.retryAfter > 0 && { 'retry-after': String(context.retryAfter) };
    options.metrics.operation({ operation, outcome }, (performance.now() - started) / 1000);
    const text = body ?? bodyOfRefusal(init.status);
    // With a known length, head and body are sent in one write.
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...init.headers,
      ...limited,
      'content-length': Buffer.byteLength(text),
    };
    response.writeHead(limited ? 429 : init.status, headers).end(text);
  };
}
