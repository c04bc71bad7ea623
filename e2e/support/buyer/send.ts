/** A response that is no success: of the api, or of the shop's web server during an outage. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
  constructor(
    message: string,
    readonly status: number,
    /** The api's error code; null if there is none. */
    readonly code: string | null,
    /** The id that the api logs it under; null if the response has none. */
    readonly requestId: string | null = null,
  ) {
    super(message);
  }
}

interface GraphQLBody<Data> {
  data?: Data;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export interface SendOptions {
  /** Bearer token of a signed-in shopper. */
  token?: string;
  /** A request that takes longer has failed; short by default, for shops whose servers are killed. */
  patienceMs?: number;
}

/** Sends one operation to the shop's api. @throws {RefusedRequest} with the api's message; the network's errors */
export async function send<Data>(
  origin: string,
  query: string,
  variables: object = {},
  { token, patienceMs = 4000 }: SendOptions = {},
): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables, operationName: /(?:query|mutation) (\w+)/.exec(query)?.[1] }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const body = (await response.json()) as GraphQLBody<Data>;
  const [error] = body.errors ?? [];
  if (!error && body.data) return body.data;
  const code = error?.extensions?.code ?? null;
  const { status, headers } = response;
  const requestId = headers.get('x-request-id');
  throw new RefusedRequest(error?.message ?? `HTTP ${status}`, status, code, requestId);
}
