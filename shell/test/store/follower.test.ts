import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promote } from '../../build/src/releases/pointer';
import type { ReleaseStore } from '../../build/src/store/release-store';
import { shareBucket, writeRelease } from '../../build/test/store/machines';
import { createReadiness } from '../../server/readiness';
import { bringReleases } from '../../server/store/bring-releases';
import { type Follower, startFollower } from '../../server/store/follower';

const REGISTRY = { isCurrent: () => true };

let machines: Awaited<ReturnType<typeof shareBucket>>;
let squad: ReleaseStore;
let own: ReleaseStore;
let follower: Follower | null;
const log = { error: vi.fn(), warn: vi.fn() };

const release = async (id: string) => {
  writeRelease(squad, 'mf-cart', id);
  await promote('mf-cart', id, squad);
};
const served = async (store = own) => {
  const { readRegistry } = await import('@saltbush/build');
  return readRegistry(store.folder).remotes['mf-cart']?.current.id;
};
const readState = async () =>
  (await createReadiness({ apiUrl: 'http://127.0.0.1:9', accessToken: null }, REGISTRY, follower)())
    .dependencies.store;
const soon = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 2000, interval: 20 });

beforeEach(async () => {
  vi.clearAllMocks();
  machines = await shareBucket();
  squad = machines.join();
  own = machines.join();
  await release('1-a');
});
afterEach(async () => {
  follower?.stop();
  follower = null;
  await machines.stop();
});

describe('a web server on a bucket', () => {
  it('serves a promotion within two seconds', async () => {
    follower = await startFollower(own, log);
    expect(await served()).toBe('1-a');
    await release('1-b');
    await soon(async () => expect(await served()).toBe('1-b'));
    expect(await readState()).toBe('ready');
  });

  it('goes on while the bucket refuses, says so once, and says when it is back', async () => {
    follower = await startFollower(own, log);
    machines.server.state.fault = 'refuses';
    await soon(async () => expect(await readState()).toBe('unreachable'));
    const asked = machines.server.state.requests;
    await vi.waitFor(() => expect(machines.server.state.requests).toBeGreaterThan(asked + 3), 8000);
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.error.mock.calls[0]?.[0].reason).toMatch(/^s3:\/\/releases\/shop\/ cannot be used/);
    expect(follower.problem()?.message).toMatch(/AccessDenied/);
    expect(await served()).toBe('1-a');
    machines.server.state.fault = 'none';
    await soon(async () => expect(await readState()).toBe('ready'));
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('starts with what an earlier run had, and not without anything', async () => {
    await own.follow();
    machines.server.state.fault = 'refuses';
    follower = await startFollower(own, log);
    expect(await readState()).toBe('unreachable');
    await expect(startFollower(machines.join(), log)).rejects.toThrow(
      /^s3:\/\/releases\/shop\/ cannot be used/,
    );
  });

  it('does not start on a bucket without a registry', async () => {
    const empty = await shareBucket();
    await expect(startFollower(empty.join(), log)).rejects.toThrow(
      'has no registry; fill it by npm run build',
    );
    await empty.stop();
  });

  it('stores what the running shop provides, for the checks of the next release', async () => {
    mkdirSync(join(own.folder, 'platform'), { recursive: true });
    writeFileSync(join(own.folder, 'platform/schema.graphql'), 'type Query { a: Int }');
    follower = await startFollower(own, log);
    const { readPlatform } = await import('@saltbush/build');
    await squad.refresh();
    expect(readPlatform(squad.folder).schema).toBe('type Query { a: Int }');
  });
});

it('an older release is brought for the page that still loads from it; what there is none of is asked for once', async () => {
  for (const id of ['1-b', '1-c', '1-d']) await release(id);
  await own.follow();
  const app = express().use(bringReleases(own), express.static(own.folder));
  const server = app.listen(0);
  const port = (server.address() as { port: number }).port;
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await get('/mf-cart/1-a/browser/remoteEntry.js')).toBe(200);
  const before = machines.server.state.requests;
  for (let times = 0; times < 5; times += 1)
    expect(await get('/mf-cart/1-x/browser/remoteEntry.js')).toBe(404);
  expect(machines.server.state.requests - before).toBe(1);
  expect(await get('/..%2f..%2fetc/passwd/a')).toBe(404);
  server.close();
});
