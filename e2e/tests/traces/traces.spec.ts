import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Behaviour,
  type ReceivedSpan,
  startCollector,
} from '../../../api/contract/testing/traces/collector';
import { prepareFolder, removeShop } from '../../support/shop/folder';
import { startShop } from '../../support/shop/start-shop';
import { expect, test } from '../../support/test';

const SLOW_MS = 120_000;
/** Everything of OpenTelemetry but its interface, which other libraries load too and which does nothing by itself. */
const SDK = /@opentelemetry\/(sdk|core|resources|otlp|exporter)/;
const LOADED = join(import.meta.dirname, '../../support/traces/list-loaded.cjs');
const FOREIGN = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };

/** Runs a shop that exports to a collector, or to none, while `visit` uses it. Returns what its two servers loaded. */
async function withShop(
  settings: Record<string, string>,
  visit: (origin: string, lines: string[]) => Promise<void>,
): Promise<{ api: string; webServer: string; stopMs: number }> {
  const folder = prepareFolder();
  const file = join(folder, 'loaded.txt');
  const lines: string[] = [];
  const preload = { NODE_OPTIONS: `--require ${LOADED}`, LOADED_FILE: file };
  const env = { SEED_PRODUCTS: '100', LOG_LEVEL: 'debug', ...preload, ...settings };
  const shop = await startShop({ folder, env, onLine: (line) => void lines.push(line) });
  try {
    await visit(shop.origin, lines);
    const started = performance.now();
    await shop.stop();
    const stopMs = performance.now() - started;
    const loaded = readFileSync(file, 'utf8').split('\n');
    const of = (program: string) => loaded.find((line) => line.includes(program)) ?? '';
    return { api: of('api/dist/main.mjs'), webServer: of('server/server.mjs'), stopMs };
  } finally {
    await shop.stop();
    removeShop(shop);
  }
}

async function get(address: string, headers = {}): Promise<string> {
  const response = await fetch(address, { headers });
  expect(response.status).toBe(200);
  await response.text();
  return response.headers.get('x-request-id') ?? '';
}

test('one trace leads from a document to the commands of the database', async () => {
  test.setTimeout(SLOW_MS);
  const collector = await startCollector();
  const { spans } = collector;
  let ofRequest = '';
  const { api, webServer } = await withShop(collector.settings, async (origin, lines) => {
    ofRequest = await get(`${origin}/brands?email=ann@example.com`, FOREIGN);
    const first = () => spans.find(({ attributes }) => attributes['shop.request_id'] === ofRequest);
    await expect.poll(first).toBeDefined();
    const { traceId } = first() as ReceivedSpan;
    await expect.poll(() => lines.some((line) => line.includes(`"traceId":"${traceId}"`))).toBe(true);
  });
  await collector.stop();

  const document = spans.find(({ attributes }) => attributes['shop.request_id'] === ofRequest);
  const inTrace = spans.filter(({ traceId }) => traceId === document?.traceId);
  const byId = new Map(inTrace.map((span) => [span.spanId, span]));
  const ancestorsOf = (span: ReceivedSpan): ReceivedSpan[] => {
    const parent = byId.get(span.parentSpanId);
    return parent ? [...ancestorsOf(parent), parent] : [];
  };
  const ways = inTrace.map((span) =>
    [...ancestorsOf(span), span].map(({ service, name }) => `${service.slice(9)}: ${name}`).join(' > '),
  );
  expect(document).toMatchObject({ parentSpanId: '', name: 'GET /brands', service: 'saltbush-shell' });
  expect(document?.attributes).toMatchObject({ 'http.route': '/brands', 'shop.remote': 'mf-catalog' });
  expect(inTrace.filter(({ parentSpanId }) => !byId.has(parentSpanId))).toEqual([document]);
  expect(ways.join('\n')).toMatch(
    /^shell: GET \/brands > shell: load [\w.]+ > shell: query (\w+) > api: POST \/graphql > api: query \1 > api: find \w+$/m,
  );
  expect(collector.bodies.join()).not.toMatch(/ann(@|%40)|127\.0\.0\.1|Mozilla|user.agent/i);
  expect([SDK.test(api), SDK.test(webServer)]).toEqual([true, true]);
});

test('a shop that is not told to trace loads nothing for it', async () => {
  test.setTimeout(SLOW_MS);
  const { api, webServer } = await withShop({}, async (origin) => void (await get(`${origin}/`)));
  expect([api, webServer]).toEqual([
    expect.stringContaining('main.mjs'),
    expect.stringContaining('server.mjs'),
  ]);
  expect([SDK.test(api), SDK.test(webServer)]).toEqual([false, false]);
});

for (const behaviour of ['hangs', 'refuses'] satisfies Behaviour[]) {
  test(`a collector that ${behaviour} holds up neither documents nor the end of the shop`, async () => {
    test.setTimeout(SLOW_MS);
    const collector = await startCollector(behaviour);
    const { stopMs } = await withShop(collector.settings, async (origin) => {
      await get(`${origin}/brands`);
      await expect.poll(() => collector.bodies.length).toBeGreaterThan(0);
      const started = performance.now();
      for (let count = 0; count < 50; count += 1) await get(`${origin}/`);
      expect(performance.now() - started).toBeLessThan(10_000);
    });
    expect(stopMs).toBeLessThan(8000);
    await collector.stop();
  });
}
