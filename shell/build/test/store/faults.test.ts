import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promote } from '../../src/releases/pointer';
import { sha256, writeIndex } from '../../src/store/bucket/release-index';
import { readBucketSettings } from '../../src/store/bucket/settings';
import type { ReleaseStore } from '../../src/store/release-store';
import { objectsOf, shareBucket, writeRelease } from './machines';

let machines: Awaited<ReturnType<typeof shareBucket>>;
let squad: ReleaseStore;
let server: ReleaseStore;

const REGISTRY = 'registry.json';
const objects = () => objectsOf(machines.server);
const readStored = async () => String((await objects().get(REGISTRY))?.content);
/** The state that the server serves: the registry of its folder. */
const served = () =>
  JSON.parse(readFileSync(join(server.folder, REGISTRY), 'utf8')).remotes['mf-cart'].current.id;

async function release(id: string): Promise<void> {
  writeRelease(squad, 'mf-cart', id);
  await promote('mf-cart', id, squad);
}

beforeEach(async () => {
  machines = await shareBucket();
  squad = machines.join();
  server = machines.join();
  await release('1-a');
  await server.follow();
});
afterEach(async () => {
  vi.useRealTimers();
  await machines.stop();
});

describe('a registry that cannot be used', () => {
  it.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2), 'damaged', 'it is not JSON'],
    ['empty', () => ' ', 'damaged', 'it is not JSON'],
    ['of another shape', () => '{"registry":{"revision":"new","remotes":{}}}', 'damaged', 'revision'],
    ['without one', () => '{}', 'damaged', 'Invalid type'],
    [
      'from before the last one seen',
      (text: string) => text.replace('"revision": 2', '"revision": 1'),
      'outdated',
      'revision 1, after 2 was seen',
    ],
  ])('changes nothing that is served: %s', async (_how, damage, fault, reason) => {
    await release('1-b');
    await server.follow();
    const good = await readStored();
    await objects().put(REGISTRY, damage(good).replaceAll('"revision": 2', '"revision": 1'));
    await expect(server.follow()).rejects.toMatchObject({ fault, message: expect.stringContaining(reason) });
    await expect(server.follow()).rejects.toMatchObject({ fault });
    expect(served()).toBe('1-b');
    await objects().put(REGISTRY, good);
    expect((await server.follow()).revision).toBe(2);
  });

  it('changes nothing when it is gone, and a release does not begin a new one over a damaged one', async () => {
    const good = await readStored();
    await objects().delete(REGISTRY);
    await expect(server.follow()).rejects.toThrow('has no registry; fill it by npm run build');
    expect(served()).toBe('1-a');
    await objects().put(REGISTRY, good.slice(0, 100));
    await expect(release('1-b')).rejects.toThrow(/registry of s3:\/\/releases\/shop\/ is damaged/);
    expect(await readStored()).toBe(good.slice(0, 100));
  });
});

describe('a release that is damaged in the bucket', () => {
  async function damage(id: string, content: string): Promise<void> {
    const [pack] = await objects().list(`packs/mf-cart/${id}/`);
    await objects().put(pack?.name ?? '', content);
  }

  it.each([' ', 'other code', 'server of mf-cart 1-b'])('is never served: %j', async (content) => {
    await release('1-b');
    await damage('1-b', content);
    await expect(server.follow()).rejects.toMatchObject({ fault: 'damaged' });
    expect(served()).toBe('1-a');
    expect(readdirSync(join(server.folder, 'mf-cart'))).toEqual(['1-a']);
    await squad.put({ remote: 'mf-cart', id: '1-b' });
    await server.follow();
    expect(served()).toBe('1-b');
  });

  it('is never served where a file or the whole of it is missing, and does not hold up a rollback', async () => {
    await release('1-b');
    await objects().delete('index/mf-cart/1-b.json');
    await expect(server.follow()).rejects.toThrow('lacks mf-cart 1-b, which its registry serves');
    expect(served()).toBe('1-a');
    await promote('mf-cart', '1-a', machines.join());
    await server.follow();
    expect(served()).toBe('1-a');
  });

  it.each(['../../registry.json', '/etc/passwd', 'a/../../b', '..'])(
    'cannot leave its folder by %s',
    async (path) => {
      const files = { [path]: { sha256: sha256('x'), offset: 0, size: 1 } };
      const text = writeIndex({ pack: sha256('x'), files });
      await objects().put(`packs/mf-cart/1-z/${sha256('x')}`, 'x');
      await objects().put('index/mf-cart/1-z.json', text);
      await expect(server.bring({ remote: 'mf-cart', id: '1-z' })).rejects.toMatchObject({
        fault: 'damaged',
      });
      expect(existsSync(join(server.folder, 'mf-cart/1-z'))).toBe(false);
    },
  );
});

describe('a bucket', () => {
  it('that refuses is named with its reason, and what is served stays', async () => {
    machines.server.state.fault = 'refuses';
    const problem = {
      fault: 'unreachable',
      message: expect.stringMatching(/^s3:.*AccessDenied, status 403/),
    };
    await expect(server.follow()).rejects.toMatchObject(problem);
    await expect(release('1-b')).rejects.toMatchObject(problem);
    expect(served()).toBe('1-a');
    machines.server.state.fault = 'none';
    await release('1-b');
    await server.follow();
    expect(served()).toBe('1-b');
  });

  it('that does not answer holds nothing up for longer than its patience', async () => {
    machines.server.state.fault = 'hangs';
    const started = performance.now();
    await expect(server.follow()).rejects.toMatchObject({ fault: 'unreachable' });
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(served()).toBe('1-a');
  });

  it('that ignores conditions is refused before anything is written', async () => {
    machines.server.state.fault = 'unconditional';
    const before = await readStored();
    await expect(release('1-b')).rejects.toThrow(
      'ignores If-Match; releases need a bucket with conditional writes',
    );
    expect(await readStored()).toBe(before);
  });

  it('that makes a change and loses its answer makes it once', async () => {
    writeRelease(squad, 'mf-cart', '1-b');
    await squad.put({ remote: 'mf-cart', id: '1-b' });
    const { registry, version } = await squad.refresh();
    const line = { at: new Date().toISOString(), by: 'test', revision: 2, action: 'test' };
    const commit = squad.commit({ ...registry, revision: 2 }, line, version);
    machines.server.state.fault = 'loses answers to writes';
    await commit.catch(() => undefined);
    machines.server.state.fault = 'none';
    const { revision } = (await squad.refresh()).registry;
    await release('1-b');
    expect((await squad.refresh()).registry.revision).toBe(revision + 1);
    expect((await squad.readAudit()).map((each) => each.revision)).toEqual(
      Array.from({ length: revision + 1 }, (_, index) => index + 1),
    );
  });

  it('refuses a change of a state that is not the last one', async () => {
    const { registry, version } = await squad.refresh();
    await release('1-b');
    const line = { at: '', by: 'test', revision: 2, action: 'test' };
    await expect(squad.commit(registry, line, version)).rejects.toMatchObject({ name: 'RegistryMoved' });
    expect((await squad.refresh()).registry.remotes['mf-cart']?.current.id).toBe('1-b');
  });

  it('gets the audit line of a change whose author ended before it was written', async () => {
    await objects().delete('audit/0000000001.json');
    await release('1-b');
    expect((await server.readAudit()).map(({ action }) => action)).toEqual([
      'promote mf-cart 1-a',
      'promote mf-cart 1-b',
    ]);
  });
});

it.each([-10, 10])('a clock that jumps by %d minutes changes neither order nor content', async (minutes) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  await release('1-b');
  await server.follow();
  expect(served()).toBe('1-b');
  expect((await server.readAudit()).map(({ revision }) => revision)).toEqual([1, 2]);
});

it('an unchanged registry costs one request, without its content', async () => {
  const before = machines.server.state.requests;
  await server.follow();
  expect(machines.server.state.requests - before).toBe(1);
});

describe('RELEASE_STORE', () => {
  it.each([
    ['s3://', {}, 'RELEASE_STORE must be s3://bucket or s3://bucket/prefix'],
    ['https://bucket', {}, 'RELEASE_STORE must be s3://bucket or s3://bucket/prefix'],
    ['s3://bucket/../x', {}, 'RELEASE_STORE needs AWS_REGION, the region of its bucket'],
    ['s3://bucket', {}, 'RELEASE_STORE needs AWS_REGION, the region of its bucket'],
    ['s3://bucket', { AWS_ENDPOINT_URL_S3: 'minio:9000' }, 'AWS_ENDPOINT_URL_S3 must be a URL'],
  ])('is refused in one line: %s %j', (RELEASE_STORE, more, message) => {
    expect(() => readBucketSettings({ RELEASE_STORE, ...more })).toThrow(message);
  });

  it('names bucket and prefix; without it, releases are in a folder', () => {
    const environment = { RELEASE_STORE: 's3://bucket/a/b', AWS_REGION: 'ap-southeast-2' };
    const expected = { bucket: 'bucket', prefix: 'a/b/', region: 'ap-southeast-2', endpoint: undefined };
    expect(readBucketSettings(environment)).toEqual(expected);
    expect(readBucketSettings({ RELEASE_STORE: '' })).toBeNull();
  });
});
