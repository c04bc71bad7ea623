import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Collector,
  type ReceivedSpan,
  startCollector,
  traceWith,
} from '@saltbush/contract/testing/traces';
import type { Tracing } from '@saltbush/contract/tracing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';
import { createJobs } from '../../jobs';
import type { Job } from '../../jobs/job';
import type { ApiServices } from '../context';

const QUERY = 'query KnownProduct($slug: String!) { product(slug: $slug) { id name } }';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const ID = 'request-of-the-test';

let collector: Collector;
let tracing: Tracing;
let releasesDir: string;
let api: TestApi;
const lines: { traceId?: string; spanId?: string; requestId?: string; msg: string }[] = [];

function registerOperation(): void {
  const folder = join(releasesDir, 'mf-catalog/0.1.0-0a1b2c3d');
  mkdirSync(folder, { recursive: true });
  const sha256 = createHash('sha256').update(QUERY).digest('hex');
  writeFileSync(join(folder, 'operations.json'), JSON.stringify([{ name: 'KnownProduct', sha256 }]));
}

async function ask(query: string, headers: Record<string, string> = {}): Promise<void> {
  const slug = 'a-product-that-nobody-sells';
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': ID, ...headers },
    body: JSON.stringify({ query, variables: { slug } }),
  });
  await response.text();
}

/** The spans of one trace, once its first has been received. */
async function received(isFirst: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan[]> {
  await expect.poll(() => collector.spans.some(isFirst), { timeout: 5000 }).toBe(true);
  const { traceId } = collector.spans.find(isFirst) as ReceivedSpan;
  return collector.spans.filter((span) => span.traceId === traceId);
}
const ofTrace = (traceId: string) => (span: ReceivedSpan) =>
  span.traceId === traceId && span.name === 'POST /graphql';

beforeAll(async () => {
  collector = await startCollector();
  tracing = await traceWith(collector.settings);
  releasesDir = mkdtempSync(join(tmpdir(), 'traced-'));
  registerOperation();
  api = await startTestApi({
    tracing,
    env: { RELEASES_DIR: releasesDir, LOG_LEVEL: 'debug' },
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  lines.splice(0);
});
afterAll(async () => {
  await api.close();
  await tracing.shutdown();
  await collector.stop();
  rmSync(releasesDir, { recursive: true });
});

describe('the trace of a job', () => {
  const ofJob = (span: ReceivedSpan) => span.name === 'job consult-reminders';
  const jobOf = (services: ApiServices): Job =>
    createJobs(services).find(({ name }) => name === 'consult-reminders') as Job;

  it('has its name and the commands of each run, and is of its own', async () => {
    await jobOf(api.services).run(new AbortController().signal);
    const spans = await received(ofJob);
    const run = spans.find(ofJob);
    expect(run).toMatchObject({ parentSpanId: '', attributes: { 'shop.job': 'consult-reminders' } });
    const commands = spans.filter(({ name }) => name === 'find telehealth_bookings');
    expect(commands).not.toEqual([]);
    expect(new Set(commands.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([run?.spanId]));
  });

  it('says that a run has failed, and not why', async () => {
    const before = collector.spans.length;
    const clock = { now: () => expect.unreachable('the reminders of Ann Lee') };
    const broken = { ...api.services, clock };
    await expect(jobOf(broken).run(new AbortController().signal)).rejects.toThrow('Ann Lee');
    await expect.poll(() => collector.spans.slice(before).some(ofJob), { timeout: 5000 }).toBe(true);
    expect(collector.spans.slice(before).find(ofJob)).toMatchObject({ hasFailed: true });
    expect(collector.bodies.join()).not.toContain('Ann Lee');
  });
});

describe('the trace of a request', () => {
  it('goes from the caller through the operation to the commands of the database', async () => {
    await ask(QUERY, { traceparent: `00-${TRACE}-${CALLER}-01` });
    const spans = await received(ofTrace(TRACE));
    const request = spans.find(({ name }) => name === 'POST /graphql');
    const operation = spans.find(({ name }) => name === 'query KnownProduct');
    const command = spans.find(({ name }) => name === 'find products');
    expect(request).toMatchObject({
      parentSpanId: CALLER,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': 200,
        'shop.request_id': ID,
      },
    });
    expect(operation).toMatchObject({
      parentSpanId: request?.spanId,
      attributes: { 'graphql.operation.name': 'KnownProduct', 'graphql.operation.type': 'query' },
    });
    expect(command).toMatchObject({
      parentSpanId: operation?.spanId,
      attributes: {
        'db.system.name': 'mongodb',
        'db.operation.name': 'find',
        'db.collection.name': 'products',
      },
    });
    const line = lines.find(({ msg, traceId }) => msg === 'request answered' && traceId === TRACE);
    expect(line).toMatchObject({ requestId: ID, spanId: request?.spanId });
  });

  it('is not exported if the caller does not export it', async () => {
    const before = collector.spans.length;
    const traceparent = `00-${TRACE.replace('0a', '0b')}-${CALLER}-00`;
    await ask(QUERY, { traceparent });
    await ask(QUERY, { traceparent: `00-${TRACE.replace('0a', '0c')}-${CALLER}-01` });
    await received(ofTrace(TRACE.replace('0a', '0c')));
    expect(collector.spans.slice(before).some(({ traceId }) => traceparent.includes(traceId))).toBe(false);
  });

  it('does not repeat names that no release has registered', async () => {
    const id = TRACE.replace('0a', '0d');
    await ask('query AnnLeeIsPregnant { product(slug: "x") { id } }', {
      traceparent: `00-${id}-${CALLER}-01`,
    });
    const names = (await received(ofTrace(id))).map(({ name }) => name);
    expect(names).toContain('query other');
    expect(collector.bodies.join()).not.toContain('AnnLee');
  });

  it('is of its own for whoever is not a trusted proxy', async () => {
    const strict = await startTestApi({ tracing, env: { TRUSTED_PROXIES: '203.0.113.7' } });
    const id = TRACE.replace('0a', '0e');
    const response = await fetch(`${strict.url}/robots.txt`, {
      headers: { traceparent: `00-${id}-${CALLER}-01`, 'x-request-id': 'not-from-a-proxy' },
    });
    await response.text();
    const [span] = await received(({ attributes }) => attributes['shop.request_id'] === 'not-from-a-proxy');
    expect(span?.parentSpanId).toBe('');
    expect(collector.bodies.join()).not.toContain(id);
    await strict.close();
  });

  it('does not exist for what serves operators, or happens between requests', async () => {
    const before = collector.spans.length;
    await (await fetch(`${api.url}/ready`)).text();
    await api.db.collection('products').findOne({});
    const id = TRACE.replace('0a', '0f');
    await ask(QUERY, { traceparent: `00-${id}-${CALLER}-01` });
    await received(ofTrace(id));
    expect(new Set(collector.spans.slice(before).map(({ traceId }) => traceId))).toEqual(new Set([id]));
  });
});
