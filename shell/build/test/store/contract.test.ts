import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, rollback, setCanary } from '../../src/releases/pointer';
import { prune } from '../../src/releases/prune';
import type { ReleaseStore } from '../../src/store/release-store';
import { type Machines, shareBucket, shareFolder, writeRelease } from './machines';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each([
  ['a folder', shareFolder],
  ['a bucket', shareBucket],
])('a store in %s', (_name, share) => {
  let machines: Machines;
  let one: ReleaseStore;
  let two: ReleaseStore;

  beforeEach(async () => {
    machines = await share();
    one = machines.join();
    two = machines.join();
  });
  afterEach(() => machines.stop());

  const current = async (store: ReleaseStore, remote = 'mf-cart') =>
    (await store.refresh()).registry.remotes[remote]?.current.id;

  async function release(id: string, store = one, remote = 'mf-cart'): Promise<void> {
    writeRelease(store, remote, id);
    await promote(remote, id, store);
  }

  it('shows a promotion, a canary and a rollback to every machine', async () => {
    await release('1-a');
    await release('1-b');
    expect(await current(two)).toBe('1-b');
    await setCanary('mf-cart', '1-a', 0.1, two);
    expect((await one.refresh()).registry.remotes['mf-cart']?.canary?.release.id).toBe('1-a');
    expect(await rollback('mf-cart', undefined, two)).toBe('1-a');
    expect(await current(one)).toBe('1-a');
  });

  it('brings a release to the machine that needs it, file by file', async () => {
    await release('1-a');
    expect(await two.bring({ remote: 'mf-cart', id: '1-a' })).toBe(true);
    const read = (name: string) => readFileSync(join(two.folder, 'mf-cart/1-a', name), 'utf8');
    expect(read('server/remoteEntry.cjs')).toBe('server of mf-cart 1-a');
    expect(read('browser/chunks/app.1a.js')).toBe('the same in all');
    expect(readdirSync(join(two.folder, 'mf-cart'))).toEqual(['1-a']);
    expect(await two.bring({ remote: 'mf-cart', id: '1-x' })).toBe(false);
    expect(await two.bring({ remote: '..', id: 'mf-cart' })).toBe(false);
  });

  it('leaves a registry in the folder whose releases are all there', async () => {
    await release('1-a');
    await release('1-b');
    const { revision } = await two.follow();
    expect(revision).toBe(2);
    expect(JSON.parse(readFileSync(join(two.folder, 'registry.json'), 'utf8')).revision).toBe(2);
    for (const id of ['1-a', '1-b'])
      expect(existsSync(join(two.folder, 'mf-cart', id, 'server/remoteEntry.cjs'))).toBe(true);
  });

  it('loses none of two releases at once, and writes an audit line for each', async () => {
    const remotes = Array.from({ length: 6 }, (_, index) => `mf-${index}`);
    await Promise.all(remotes.map((remote, index) => release('1-a', index % 2 ? one : two, remote)));
    expect(Object.keys((await one.refresh()).registry.remotes).sort()).toEqual(remotes);
    const audit = await two.readAudit();
    expect(audit.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(audit.map(({ action }) => action)).size).toBe(6);
  });

  it('goes back one release for each of two rollbacks at once', async () => {
    for (const id of ['1-a', '1-b', '1-c']) await release(id);
    const targets = await Promise.all([one, two].map((store) => rollback('mf-cart', undefined, store)));
    expect(targets.sort()).toEqual(['1-a', '1-b']);
    expect(await current(one)).toBe('1-a');
  });

  it('refuses what does not exist or conflicts, and changes nothing', async () => {
    await release('1-a');
    await expect(promote('mf-cart', '1-x', two)).rejects.toThrow('mf-cart has no release 1-x');
    writeRelease(two, 'mf-copy', '1-a');
    const record = join(two.folder, 'mf-copy/1-a/release.json');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(record, readFileSync(record, 'utf8').replace('"path":"/mf-copy"', '"path":"/mf-cart"'));
    await expect(promote('mf-copy', '1-a', two)).rejects.toThrow('is claimed by');
    expect((await one.refresh()).registry.revision).toBe(1);
  });

  it('removes what nobody needs, and keeps what is served or returned to', async () => {
    for (const id of ['1-a', '1-b', '1-c']) await release(id);
    expect(await prune({ days: 30, now: new Date(Date.now() + 29 * DAY_MS) }, two)).toEqual([]);
    const later = { days: 30, now: new Date(Date.now() + 31 * DAY_MS) };
    expect(await prune(later, two)).toEqual(['mf-cart 1-a']);
    expect((await one.list()).map(({ id }) => id).sort()).toEqual(['1-b', '1-c']);
    expect(await one.has({ remote: 'mf-cart', id: '1-a' })).toBe(false);
    expect((await one.readAudit()).at(-1)?.action).toBe('prune mf-cart 1-a');
    expect(await rollback('mf-cart', undefined, one)).toBe('1-b');
  });
});
