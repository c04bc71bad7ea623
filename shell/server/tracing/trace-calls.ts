import type { SpanDescription, Tracing } from '@saltbush/contract/tracing';

/** The operation that a remote sends while its page is rendered. Its text is a release's, its variables are not read. */
function describe(body: unknown): SpanDescription {
  const { query = '', operationName = 'other' }: { query?: string; operationName?: string } =
    typeof body === 'string' ? JSON.parse(body) : {};
  const type = new RegExp(String.raw`\b(query|mutation)\s+${operationName}\b`).exec(query)?.[1] ?? 'query';
  return {
    name: `${type} ${operationName}`,
    kind: 'client',
    attributes: {
      'http.request.method': 'POST',
      'graphql.operation.name': operationName,
      'graphql.operation.type': type,
    },
  };
}

/** Makes each GraphQL call of a document a span, which the api continues. */
export function traceCalls(tracing: Tracing | null, send: typeof fetch): typeof fetch {
  if (!tracing) return send;
  return (input, init) => {
    if (!tracing.current()) return send(input, init);
    return tracing.tracePart(describe(init?.body), async (span) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(span?.headers() ?? {})) headers.set(name, value);
      const response = await send(input, { ...init, headers });
      span?.describe({ attributes: { 'http.response.status_code': response.status } });
      if (response.status >= 500) span?.fail();
      return response;
    });
  };
}
