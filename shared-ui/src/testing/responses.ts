import type { ErrorCode } from '@saltbush/contract';
import { graphql, HttpResponse, type RequestHandler } from 'msw';
import type { TypedDocument } from '../platform';
import { operationOf } from './operation';

type Data<Result, Variables> = Result | ((variables: Variables) => Result | Promise<Result>);

/** A business error as the api returns it. */
export interface ErrorResponse {
  message: string;
  code: ErrorCode;
  extensions?: Record<string, unknown>;
}

/** Mocks an operation with data, or with a function of its variables. Both are typed by the document. */
export function respondWith<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  data: Data<NoInfer<Result>, NoInfer<Variables>>,
): RequestHandler {
  const { kind, name } = operationOf(document);
  const make =
    typeof data === 'function' ? (data as (variables: Variables) => Result | Promise<Result>) : () => data;
  return graphql[kind](name, async ({ variables }) =>
    HttpResponse.json({ data: (await make(variables as Variables)) as Record<string, unknown> }),
  );
}

/** Mocks an operation that fails with an error. */
export function respondWithError<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  { message, code, extensions }: ErrorResponse,
): RequestHandler {
  const { kind, name } = operationOf(document);
  const errors = [{ message, extensions: { ...extensions, code } }];
  return graphql[kind](name, () => HttpResponse.json({ data: null, errors }));
}
