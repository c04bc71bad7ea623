import { type ErrorCode, SOMETHING_WENT_WRONG, UNREACHABLE } from '@saltbush/contract';
import { ApiError, hasCode } from './errors';

/** A generated operation: its text, and the types of its result and variables. */
export interface TypedDocument<Result, Variables> {
  toString(): string;
  __apiType?: (variables: Variables) => Result;
}

export interface GraphQLTransport {
  endpoint: string;
  /** Returns the session's bearer token, or null for a guest. */
  getToken?: () => Promise<string | null>;
  /** Called when the api rejects the bearer token; resolves to a new one, or null if the session has ended. */
  renewToken?: () => Promise<string | null>;
  fetch?: typeof fetch;
  headers?: Record<string, string>;
}

let transport: GraphQLTransport = { endpoint: '/graphql' };

/** Configures the endpoint and credentials of operations. Called once by the shell. */
export function configureGraphQL(next: GraphQLTransport): void {
  transport = next;
}

/** Asks for the status codes of GraphQL over HTTP. */
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
};

const OPERATION_NAME = /\b(?:query|mutation|subscription)\s+(\w+)/;

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

function post(query: string, variables?: object, token?: string | null, signal?: AbortSignal) {
  const { endpoint, headers } = transport;
  // Tests have no origin that a relative address could refer to.
  return (transport.fetch ?? fetch)(new URL(endpoint, globalThis.location?.href), {
    method: 'POST',
    headers: { ...HEADERS, ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables, operationName: OPERATION_NAME.exec(query)?.[1] }),
    signal,
  });
}

function refusal({ headers, status }: Response, { errors }: Answer<unknown>): ApiError {
  const { message = SOMETHING_WENT_WRONG, extensions } = errors?.[0] ?? {};
  // A newer api may send a code that this page does not know; it then matches none.
  const code = (extensions?.code ?? 'HTTP') as ErrorCode;
  return new ApiError(message, code, status, headers.get('x-request-id'), extensions);
}

async function send<Result>(...operation: Parameters<typeof post>): Promise<Result> {
  const response = await post(...operation);
  const isJson = response.headers.get('content-type')?.includes('json');
  const answer: Answer<Result> = isJson ? await response.json() : {};
  if (!response.ok || answer.errors?.length) throw refusal(response, answer);
  // No operation has a response without fields: whoever sent this was not the api. Missing must not look like empty.
  if (!answer.data || Object.keys(answer.data).length === 0) throw new ApiError(UNREACHABLE, 'NETWORK', 0);
  return answer.data;
}

function toApiError(error: unknown): unknown {
  const isAbort = error instanceof DOMException && error.name === 'AbortError';
  return isAbort || error instanceof ApiError ? error : new ApiError(UNREACHABLE, 'NETWORK', 0);
}

/**
 * Sends one operation to the api and returns its data.
 * Renews an expired bearer token and retries once.
 * @throws {ApiError} with the api's message and code
 */
export async function request<Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables?: Variables,
  options: { signal?: AbortSignal } = {},
): Promise<Result> {
  const query = document.toString();
  const token = (await transport.getToken?.()) ?? null;
  try {
    return await send<Result>(query, variables, token, options.signal);
  } catch (error) {
    const failure = toApiError(error);
    const expired =
      hasCode(failure, 'UNAUTHENTICATED') || (failure instanceof ApiError && failure.status === 401);
    if (!expired || !token || !transport.renewToken) throw failure;
    const renewed = await transport.renewToken();
    if (!renewed) throw failure;
    return send<Result>(query, variables, renewed, options.signal).catch((again) => {
      throw toApiError(again);
    });
  }
}
