import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Collector, startCollector, traceWith } from '../testing/traces';
import type { SpanAttributes } from './attributes';

const REQUEST = { name: 'GET /products/:slug', kind: 'server' } as const;
const FIND = { name: 'find products', kind: 'client' } as const;
const STRANGER = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'vendor=1',
};

let collector: Collector;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.stop());

describe('a trace', () => {
  it('begins with a request, whose parts are the children of what does them', async () => {
    const tracing = await traceWith(collector.settings);
    expect(tracing.startPart(FIND)).toBeNull();
    const request = tracing.startRequest(REQUEST, null);
    await request.run(() =>
      tracing.tracePart({ name: 'query Product', kind: 'internal' }, async () => {
        await Promise.resolve();
        tracing.startPart(FIND)?.end();
      }),
    );
    request.end();
    await tracing.shutdown();
    const [find, query, first] = ['find products', 'query Product', REQUEST.name].map((name) =>
      collector.spans.find((span) => span.name === name),
    );
    expect([find?.parentSpanId, query?.parentSpanId, first?.parentSpanId]).toEqual([
      query?.spanId,
      first?.spanId,
      '',
    ]);
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1);
  });

  it('goes on in another process, and its log lines name it', async () => {
    const tracing = await traceWith(collector.settings);
    const request = tracing.startRequest(REQUEST, STRANGER);
    const traceId = STRANGER.traceparent.slice(3, 35);
    expect(request.headers()).toEqual({
      traceparent: expect.stringMatching(`^00-${traceId}-[\\da-f]{16}-01$`),
      tracestate: 'vendor=1',
    });
    const log = request.run(() => tracing.bind(() => tracing.logFields()));
    expect(log().traceId).toBe(traceId);
    expect(tracing.logFields()).toEqual({});
    request.end();
    await tracing.shutdown();
    expect(collector.spans[0]).toMatchObject({ traceId, parentSpanId: STRANGER.traceparent.slice(36, 52) });
  });

  it.each(['', '00-', 'x'.repeat(10_000), `${STRANGER.traceparent}\n`, '00-0-0-01'])(
    'begins anew where the header is %j',
    async (traceparent) => {
      const tracing = await traceWith(collector.settings);
      expect(tracing.startRequest(REQUEST, { traceparent }).headers().traceparent).toMatch(
        /^00-[\da-f]{32}-[\da-f]{16}-01$/,
      );
      await tracing.shutdown();
    },
  );

  it('is not exported beyond the share that the sampler takes', async () => {
    const sampler = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
    const tracing = await traceWith({ ...collector.settings, ...sampler });
    const request = tracing.startRequest(REQUEST, null);
    expect(request.headers().traceparent).toMatch(/-00$/);
    expect(request.run(tracing.logFields)).toEqual({});
    request.end();
    await tracing.shutdown();
    expect(collector.spans).toEqual([]);
  });

  it('names the service by OTEL_SERVICE_NAME, and is sent as protobuf by default', async () => {
    const { OTEL_EXPORTER_OTLP_PROTOCOL: _json, ...settings } = collector.settings;
    const named = await traceWith({ ...collector.settings, OTEL_SERVICE_NAME: 'pharmacy' });
    named.startRequest(REQUEST, null).end();
    await named.shutdown();
    const tracing = await traceWith(settings);
    tracing.startRequest(REQUEST, null).end();
    await tracing.shutdown();
    expect(collector.spans.map(({ service }) => service)).toEqual(['pharmacy']);
    expect(collector.types).toEqual(['application/json', 'application/x-protobuf']);
  });
});

describe('a span', () => {
  it('tells only what is on the list, in the form of its kind', async () => {
    const tracing = await traceWith(collector.settings);
    const secrets = {
      'url.query': 'email=ann@example.com',
      'http.route': '/orders?token=secret-1',
      'graphql.operation.name': 'ann@example.com',
      'http.response.status_code': 'secret-2',
      'shop.request_id': 'secret with spaces',
    } as unknown as SpanAttributes;
    const kept = { 'http.request.method': 'GET', 'http.response.status_code': 200 };
    const request = tracing.startRequest({ ...REQUEST, name: 'GET /orders?token=secret-3' }, null);
    request.describe({ name: 'ann@example.com', attributes: secrets });
    request.describe({ attributes: kept });
    const part = request.run(() =>
      tracing.tracePart(FIND, () => Promise.reject(new Error('secret-4 of ann@example.com'))),
    );
    await expect(part).rejects.toThrow('secret-4');
    request.end();
    await tracing.shutdown();
    expect(collector.bodies.join()).not.toMatch(/secret|ann@/);
    expect(collector.spans).toMatchObject([
      { name: FIND.name, hasFailed: true },
      { name: 'other', attributes: kept, hasFailed: false },
    ]);
  });
});
