import { type ErrorCode, SOMETHING_WENT_WRONG, UNREACHABLE } from '@saltbush/contract';
import { ClientError, GraphQLClient } from 'graphql-request';
import { ApiError } from './errors';
import type { GraphQLTransport } from './graphql';

const clients = new WeakMap<GraphQLTransport, GraphQLClient>();

function clientOf(transport: GraphQLTransport): GraphQLClient {
  const { endpoint, fetch, headers } = transport;
  const url = endpoint.startsWith('/') ? `${window.location.origin}${endpoint}` : endpoint;
  const client = clients.get(transport) ?? new GraphQLClient(url, { fetch, headers });
  clients.set(transport, client);
  return client;
}

function toApiError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (!(error instanceof ClientError)) return new ApiError(UNREACHABLE, 'NETWORK', 0);
  const first = error.response.errors?.[0];
  const requestId = error.response.headers?.get?.('x-request-id') ?? null;
  // A newer api may send a code that this page does not know; it then matches none.
  const code = (first?.extensions?.code ?? 'HTTP') as ErrorCode;
  const message = first?.message ?? SOMETHING_WENT_WRONG;
  return new ApiError(message, code, error.response.status, requestId, first?.extensions);
}

/** What one request consists of. */
export interface Sent {
  query: string;
  variables: object | undefined;
  token: string | null;
  signal?: AbortSignal;
}

/**
 * Sends an operation once.
 * @throws {ApiError} with the api's message and code
 */
export async function send<Result>(transport: GraphQLTransport, sent: Sent): Promise<Result> {
  const { query: document, variables, token, signal } = sent;
  const requestHeaders: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const data = await clientOf(transport)
    .request<Result>({ document, variables, requestHeaders, signal })
    .catch((error: unknown) => {
      throw toApiError(error);
    });
  // No operation has a response without fields: whoever sent this was not the api. Missing must not look like empty.
  if (!data || Object.keys(data).length === 0) throw new ApiError(UNREACHABLE, 'NETWORK', 0);
  return data;
}
