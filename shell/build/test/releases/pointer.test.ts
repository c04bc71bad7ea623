import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, rollback, setCanary } from '../../src/releases/pointer';
import { readRegistry } from '../../src/releases/read-registry';
import { createReleaseStore, type ReleaseStore } from './release-store';

let folder: string;
let store: ReleaseStore['store'];
let current: ReleaseStore['current'];
let releases: ReleaseStore;

beforeEach(() => {
  releases = createReleaseStore();
  ({ folder, store, current } = releases);
});
afterEach(() => releases.remove());

describe('the registry', () => {
  it('points to the promoted release and rolls back to the previous one', async () => {
    store('mf-cart', '1-a');
    store('mf-cart', '1-b');
    await promote('mf-cart', '1-a', folder);
    await promote('mf-cart', '1-b', folder);
    expect(current('mf-cart')).toBe('1-b');
    expect(await rollback('mf-cart', undefined, folder)).toBe('1-a');
    expect(current('mf-cart')).toBe('1-a');
  });

  it('does not treat a rolled-back release as the previous one', async () => {
    for (const id of ['1-a', '1-b', '1-c']) {
      store('mf-cart', id);
      await promote('mf-cart', id, folder);
    }
    await rollback('mf-cart', undefined, folder);
    expect(await rollback('mf-cart', undefined, folder)).toBe('1-a');
    await expect(rollback('mf-cart', undefined, folder)).rejects.toThrow('no earlier release');
  });

  it('rejects a release that does not exist and changes nothing', async () => {
    store('mf-cart', '1-a');
    await promote('mf-cart', '1-a', folder);
    await expect(promote('mf-cart', '1-x', folder)).rejects.toThrow('mf-cart has no release 1-x');
    expect(readRegistry(folder).revision).toBe(1);
  });

  it('serves a canary alongside the current release, and removes it with a share of 0', async () => {
    store('mf-cart', '1-a');
    store('mf-cart', '1-b');
    await promote('mf-cart', '1-a', folder);
    await setCanary('mf-cart', '1-b', 0.1, folder);
    expect(readRegistry(folder).remotes['mf-cart']?.canary).toMatchObject({
      share: 0.1,
      release: { id: '1-b' },
    });
    await setCanary('mf-cart', '1-b', 0, folder);
    expect(readRegistry(folder).remotes['mf-cart']?.canary).toBeNull();
    await expect(setCanary('mf-cart', '1-b', 2, folder)).rejects.toThrow('from 0 to 1');
  });

  it('loses no concurrent change, and writes an audit line for each', async () => {
    const remotes = Array.from({ length: 8 }, (_, index) => `mf-${index}`);
    for (const remote of remotes) store(remote, '1-a');
    await Promise.all(remotes.map((remote) => promote(remote, '1-a', folder)));
    expect(Object.keys(readRegistry(folder).remotes)).toHaveLength(8);
    const audit = releases.audit();
    expect(audit).toHaveLength(8);
    expect(audit[0]).toMatchObject({
      revision: 1,
      by: expect.any(String),
      at: expect.any(String),
    });
  });
});
