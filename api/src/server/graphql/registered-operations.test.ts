import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';
import { createRegisteredOperations } from './registered-operations';

const BRANDS = 'query Brands { brands { name } }';
const CATEGORIES = 'query Categories { categories { name } }';
const folder = mkdtempSync(join(tmpdir(), 'saltbush-releases-'));

function release(remote: string, id: string, texts: string[]): void {
  const path = join(folder, remote, id);
  mkdirSync(path, { recursive: true });
  const operations = texts.map((text) => ({
    name: text,
    sha256: createHash('sha256').update(text).digest('hex'),
    text,
  }));
  writeFileSync(join(path, 'operations.json'), JSON.stringify(operations));
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('registered operations', () => {
  beforeAll(() => release('mf-one', '1.0.0-aaaaaaaa', [BRANDS]));

  it('are those of every release in the folder', () => {
    const registered = createRegisteredOperations(folder);
    expect([registered.size, registered.has(BRANDS), registered.has(`${BRANDS} `)]).toEqual([1, true, false]);
  });

  it('are picked up when a release appears, with at most one scan per second', () => {
    let now = 0;
    const registered = createRegisteredOperations(folder, () => now);
    release('mf-two', '1.0.0-bbbbbbbb', [CATEGORIES]);
    now = 999;
    expect(registered.has(CATEGORIES)).toBe(false);
    now = 1000;
    expect(registered.has(CATEGORIES)).toBe(true);
  });

  it('are empty if there is no folder', () => {
    expect(createRegisteredOperations(join(folder, 'nowhere')).size).toBe(0);
  });
});

describe('a production api', () => {
  let api: TestApi;
  beforeAll(async () => {
    const env = { NODE_ENV: 'production', SEED_PRODUCTS: '20', RELEASES_DIR: folder };
    api = await startTestApi({ env });
  });
  afterAll(() => api.close());

  it('executes registered operations only, and does not even parse others', async () => {
    const known = await api.request(BRANDS);
    const unknown = await api.request('{ brands { id } }');
    const broken = await api.request('query {');
    expect(known.data).toMatchObject({ brands: expect.any(Array) });
    for (const refused of [unknown, broken]) {
      expect(refused.data).toBeUndefined();
      expect(refused.errors).toMatchObject([
        { message: 'This operation is not registered', extensions: { code: 'NOT_REGISTERED' } },
      ]);
    }
  });

  it('counts registered operations by name and all others together', async () => {
    const answer = await fetch(`${api.url}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('graphql_operation_duration_seconds_count{operation="Brands",outcome="ok"} 1');
    expect(text).toContain('graphql_operation_duration_seconds_count{operation="other",outcome="refused"} 2');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/graphql",status="200"\} 3/,
    );
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});
