import { UNREACHABLE } from '@saltbush/contract';
import { ApiError, hasCode } from './errors';
import type { Sent } from './send';

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

/** Loads the client, which a page that sends nothing never needs. The shell calls this early, so that no request waits. */
export const prepareRequests = () => import('./send');

async function send<Result>(sent: Sent): Promise<Result> {
  const client = await prepareRequests().catch(() => {
    throw new ApiError(UNREACHABLE, 'NETWORK', 0);
  });
  return client.send<Result>(transport, sent);
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
  const token = (await transport.getToken?.()) ?? null;
  const sent = { query: document.toString(), variables, token, signal: options.signal };
  try {
    return await send<Result>(sent);
  } catch (failure) {
    const expired =
      hasCode(failure, 'UNAUTHENTICATED') || (failure instanceof ApiError && failure.status === 401);
    if (!expired || !token || !transport.renewToken) throw failure;
    const renewed = await transport.renewToken();
    if (!renewed) throw failure;
    return send<Result>({ ...sent, token: renewed });
  }
}

/**
 * Sends one operation with a token, also while a covered page of the counter makes its requests wait.
 * @throws {ApiError} with the api's message and code
 */
export const requestWith = <Result, Variables extends object>(
  token: string | null,
  document: TypedDocument<Result, Variables>,
  variables?: Variables,
): Promise<Result> => send<Result>({ query: document.toString(), variables, token });
