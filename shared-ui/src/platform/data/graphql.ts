import { type ErrorCode, SOMETHING_WENT_WRONG, UNREACHABLE } from '@saltbush/contract';
import { ClientError, GraphQLClient } from 'graphql-request';
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
let client: GraphQLClient | null = null;

/** Configures the endpoint and credentials of operations. Called once by the shell. */
export function configureGraphQL(next: GraphQLTransport): void {
  transport = next;
  client = null;
}

function getClient(): GraphQLClient {
  client ??= new GraphQLClient(
    transport.endpoint.startsWith('/')
      ? `${window.location.origin}${transport.endpoint}`
      : transport.endpoint,
    { fetch: transport.fetch, headers: transport.headers },
  );
  return client;
}

function toApiError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof ApiError) return error;
  if (!(error instanceof ClientError)) return new ApiError(UNREACHABLE, 'NETWORK', 0);
  const first = error.response.errors?.[0];
  const requestId = error.response.headers?.get?.('x-request-id') ?? null;
  // A newer api may send a code that this page does not know; it then matches none.
  const code = (first?.extensions?.code ?? 'HTTP') as ErrorCode;
  const message = first?.message ?? SOMETHING_WENT_WRONG;
  return new ApiError(message, code, error.response.status, requestId, first?.extensions);
}

async function send<Result>(
  query: string,
  variables: object | undefined,
  token: string | null,
  signal?: AbortSignal,
) {
  const requestHeaders: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const data = await getClient().request<Result>({ document: query, variables, requestHeaders, signal });
  // No operation has a response without fields: whoever sent this was not the api. Missing must not look like empty.
  if (!data || Object.keys(data).length === 0) throw new ApiError(UNREACHABLE, 'NETWORK', 0);
  return data;
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
