import { delay, graphql, HttpResponse, type RequestHandler } from 'msw';
import type { TypedDocument } from '../platform';
import { operationOf } from './operation';

/** Mocks a network failure of an operation. */
export function respondWithNetworkError<Result, Variables>(
  document: TypedDocument<Result, Variables>,
): RequestHandler {
  const { kind, name } = operationOf(document);
  return graphql[kind](name, () => HttpResponse.error());
}

/** Mocks an operation that never completes, to hold a loading state. */
export function neverRespond<Result, Variables>(document: TypedDocument<Result, Variables>): RequestHandler {
  const { kind, name } = operationOf(document);
  return graphql[kind](name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}
