import { type Collector, startCollector, traceWith } from '@saltbush/contract/testing/traces';
import type { Tracing } from '@saltbush/contract/tracing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../server/documents/render';
import { traceCalls } from '../../server/tracing/trace-calls';
import { CHOICE, lateRemote } from '../testing/late-remote';

const REQUEST = { name: 'GET /', kind: 'server' } as const;
const body = JSON.stringify({
  operationName: 'Brand',
  query: 'query Brand($slug: String!) { brand(slug: $slug) { id } }',
  variables: { slug: 'ann@example.com' },
});

let collector: Collector;
let tracing: Tracing;
let sent: Headers[];
beforeEach(async () => {
  sent = [];
  collector = await startCollector();
  tracing = await traceWith(collector.settings);
});
afterEach(() => collector.stop());

const answer =
  (status: number): typeof fetch =>
  async (_input, init) => {
    sent.push(new Headers(init?.headers));
    return new Response('{}', { status });
  };

async function call(send: typeof fetch): Promise<Response> {
  const traced = traceCalls(tracing, send);
  const request = tracing.startRequest(REQUEST, null);
  const init = { method: 'POST', headers: { origin: 'http://shop.example' }, body };
  try {
    return await request.run(() => traced('http://api.example/graphql', init));
  } finally {
    request.end();
    await tracing.shutdown();
  }
}

it('a call of a document is a span that the api continues, without what it asks for', async () => {
  await call(answer(200));
  const [span, request] = collector.spans;
  expect(span).toMatchObject({
    name: 'query Brand',
    parentSpanId: request?.spanId,
    attributes: { 'graphql.operation.name': 'Brand', 'http.response.status_code': 200 },
    hasFailed: false,
  });
  expect(sent[0]?.get('traceparent')).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
  expect(sent[0]?.get('origin')).toBe('http://shop.example');
  expect(collector.bodies.join()).not.toContain('ann@');
});

it.each([
  ['answers with an error', answer(503)],
  ['is away', () => Promise.reject(new Error('connect ECONNREFUSED for ann@example.com'))],
])('a call to an api that %s has failed, as it has without traces', async (_what, send) => {
  const status = await call(send).then(
    (response) => response.status,
    (error: Error) => error.message,
  );
  expect([503, 'connect ECONNREFUSED for ann@example.com']).toContain(status);
  expect(collector.spans[0]).toMatchObject({ name: 'query Brand', hasFailed: true });
  expect(collector.bodies.join()).not.toContain('ann@');
});

it('a call outside of a request is sent as it is; without traces nothing is wrapped', async () => {
  const send = answer(200);
  await traceCalls(tracing, send)('http://api.example/graphql', { method: 'POST', body });
  expect(sent[0]?.has('traceparent')).toBe(false);
  expect(traceCalls(null, send)).toBe(send);
  await tracing.shutdown();
  expect(collector.spans).toEqual([]);
});

it('the parts of a document are spans with their remote and release', async () => {
  const request = tracing.startRequest(REQUEST, null);
  const location = { pathname: '/brands/tidewell', search: '?email=ann@example.com', hash: '' };
  await request.run(() =>
    renderPage({
      ...{ remotes: lateRemote(0), choice: CHOICE, location, tracing },
      ...{ partMs: 1000, pageMs: 1000, onError: () => undefined },
    }),
  );
  request.end();
  await tracing.shutdown();
  expect(collector.spans[0]).toMatchObject({
    name: 'load brand',
    parentSpanId: collector.spans[2]?.spanId,
    attributes: { 'shop.remote': 'mf-catalog', 'shop.release': '1-a' },
  });
  expect(collector.bodies.join()).not.toMatch(/tidewell|ann@/i);
});
