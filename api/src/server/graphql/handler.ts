import type { Request as HttpRequest, RequestHandler } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createHandler, type Response as GraphQLResponse } from 'graphql-http';
import type { ApiContext } from '../context';
import { createDocumentCache } from './documents';
import { createExecutor } from './execute';
import { maskErrors } from './mask-errors';

/** What graphql-http hands to resolvers, which know it as ApiContext. */
type OperationContext = Record<PropertyKey, unknown>;

export interface GraphQLHandlerOptions {
  schema: GraphQLSchema;
  isProduction: boolean;
  createContext(request: HttpRequest): Promise<ApiContext>;
}

/**
 * POST /graphql with a JSON body {operationName, variables, query} (section 7, General). Each distinct document is
 * parsed and validated once; unexpected errors are masked.
 */
export function createGraphQLHandler(options: GraphQLHandlerOptions): RequestHandler {
  const { schema } = options;
  const prepare = createDocumentCache(schema, options);
  const handle = createHandler<HttpRequest, ApiContext, OperationContext>({
    schema,
    execute: createExecutor(),
    onSubscribe(request, params) {
      const prepared = prepare(params.query);
      if ('errors' in prepared) return prepared.errors;
      return {
        schema,
        document: prepared.document,
        operationName: params.operationName,
        variableValues: params.variables,
        contextValue: request.context as unknown as OperationContext,
      };
    },
    onOperation: (request, _args, result) => maskErrors(result, request.context),
  });

  return async function answer(request, response) {
    const context = await options.createContext(request);
    const [body, init]: GraphQLResponse = await handle({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: request.body,
      raw: request,
      context,
    });
    // With its length known, head and body leave in one write.
    response
      .writeHead(init.status, { ...init.headers, 'content-length': Buffer.byteLength(body ?? '') })
      .end(body);
  };
}

export interface ErrorExtensions extends Record<string, unknown> {
  code: string;
}

/** The body of an answer that no operation gave. */
export const errorBody = (message: string, extensions: ErrorExtensions) => ({
  errors: [new GraphQLError(message, { extensions }).toJSON()],
});
