import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Collector, startCollector, traceWith } from '@saltbush/contract/testing/traces';
import type { Tracing } from '@saltbush/contract/tracing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningShell, startShell } from '../testing/shell-app';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CONTEXT = { traceparent: `00-${TRACE}-b7ad6b7169203331-01`, tracestate: 'vendor=1' };
const SECRET = 'ann@example.com';

let api: Server;
let asked: IncomingHttpHeaders[];
let collector: Collector;
let tracing: Tracing;
beforeEach(async () => {
  asked = [];
  api = createServer(({ headers }, response) => {
    asked.push(headers);
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  collector = await startCollector();
  tracing = await traceWith(collector.settings);
});
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await tracing.shutdown();
  await collector.stop();
});

async function withShell(
  environment: NodeJS.ProcessEnv,
  isTraced: boolean,
  work: (get: (path: string) => Promise<Response>, shell: RunningShell) => Promise<void>,
): Promise<void> {
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const shell = await startShell({ API_URL, ...environment }, isTraced ? tracing : null);
  asked.splice(0);
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${shell.port}${path}`, { headers: CONTEXT });
    await response.text();
    return response;
  };
  await work(get, shell).finally(shell.stop);
  await tracing.shutdown();
}

describe("a stranger's trace", () => {
  it('is not continued: neither here nor in the api', () =>
    withShell({}, true, async (get) => {
      await get('/api/anything');
      expect(asked[0]?.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
      expect(asked[0]?.traceparent).not.toContain(TRACE);
      expect(asked[0]).not.toHaveProperty('tracestate');
    }));

  it('does not reach the api either where only the api traces', () =>
    withShell({}, false, async (get) => {
      await get('/api/anything');
      expect(asked).toHaveLength(1);
      expect(asked[0]).not.toHaveProperty('traceparent');
      expect(asked[0]).not.toHaveProperty('tracestate');
    }));
});

describe('the trace of a front that sets it itself', () => {
  it('is continued', async () => {
    await withShell({ TRUST_TRACEPARENT: 'true' }, true, async (get) => void (await get('/graphql')));
    const [span] = collector.spans;
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
    expect(asked[0]).toMatchObject({
      traceparent: `00-${TRACE}-${span?.spanId}-01`,
      tracestate: 'vendor=1',
    });
  });

  it('passes through where only the api traces', () =>
    withShell({ TRUST_TRACEPARENT: 'true' }, false, async (get) => {
      await get('/graphql');
      expect(asked[0]).toMatchObject(CONTEXT);
    }));
});

it('spans of requests have patterns, statuses and ids; files and diagnostics have none', async () => {
  const ids: (string | null)[] = [];
  await withShell({}, true, async (get) => {
    for (const path of ['/_shell/health', '/_shell', '/images/a.png', '/releases/a.js']) await get(path);
    for (const path of ['/api/orders/', '/brands/', '/'])
      ids.push((await get(`${path}?email=${SECRET}`)).headers.get('x-request-id'));
  });
  const told = collector.spans.map(({ name, attributes }) => [name, attributes['http.response.status_code']]);
  expect(told).toEqual([
    ['GET /api/', 200],
    ['GET other', 404],
    ['GET other', 404],
  ]);
  expect(collector.spans.slice(1).map(({ attributes }) => attributes['shop.request_id'])).toEqual(
    ids.slice(1),
  );
  expect(decodeURIComponent(collector.bodies.join())).not.toContain(SECRET);
});
