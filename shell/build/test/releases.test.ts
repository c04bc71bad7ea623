import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, rollback, setCanary } from '../src/releases/pointer';
import { readRegistry } from '../src/releases/read-registry';
import type { ReleaseRecord } from '../src/releases/types';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest = (name: string, more: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name,
  squad: name,
  description: name,
  routes: [{ path: `/${name}`, page: 'home' }],
  fills: [],
  offers: [],
  ...more,
});

function store(remote: string, id: string, more: Partial<RemoteManifest> = {}): void {
  const record: ReleaseRecord = {
    remote,
    id,
    base: `/releases/${remote}/${id}/`,
    browser: { entry: 'browser/remoteEntry.js', integrity: 'sha384-a' },
    server: { entry: 'server/remoteEntry.cjs', integrity: 'sha384-b' },
    manifest: manifest(remote, more),
    assets: {},
    files: {},
  };
  mkdirSync(join(folder, remote, id), { recursive: true });
  writeFileSync(join(folder, remote, id, 'release.json'), JSON.stringify(record));
}

const current = (remote: string) => readRegistry(folder).remotes[remote]?.current.id;

describe('registry', () => {
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

  it('rejects two remotes that claim the same route, whatever its parameter is called', async () => {
    store('mf-cart', '1-a', { routes: [{ path: '/things/:slug', page: 'thing' }] });
    store('mf-catalog', '1-a', { routes: [{ path: '/things/:id', page: 'thing' }] });
    await promote('mf-cart', '1-a', folder);
    await expect(promote('mf-catalog', '1-a', folder)).rejects.toThrow(
      'Route /things/:id is claimed by mf-cart and by mf-catalog',
    );
    expect(current('mf-catalog')).toBeUndefined();
  });

  it.each([
    ['things', 'must begin with a slash'],
    ['/things{/:id}', 'has the segment "things{"'],
    ['/things/:id.html', 'has the segment ":id.html"'],
    ['/*rest/things', 'has segments after a wildcard'],
  ])('rejects the route %s, which browsers would not match', async (path, error) => {
    store('mf-cart', '1-a', { routes: [{ path, page: 'thing' }] });
    await expect(promote('mf-cart', '1-a', folder)).rejects.toThrow(`Route ${path} of mf-cart ${error}`);
    expect(current('mf-cart')).toBeUndefined();
  });

  it('rejects a second fill of a slot that accepts one, and allows it where many are accepted', async () => {
    const fills: RemoteManifest['fills'] = [{ slot: 'account.dashboard-tile', fragment: 'tile' }];
    store('mf-account', '1-a', { offers: [{ slot: 'account.dashboard-tile', many: false }] });
    store('mf-account', '1-b', { offers: [{ slot: 'account.dashboard-tile', many: true }] });
    store('mf-journey', '1-a', { fills });
    store('mf-cart', '1-a', { fills });
    await promote('mf-account', '1-a', folder);
    await promote('mf-journey', '1-a', folder);
    await expect(promote('mf-cart', '1-a', folder)).rejects.toThrow(
      'accepts one fill but has mf-journey and mf-cart',
    );
    await promote('mf-account', '1-b', folder);
    await promote('mf-cart', '1-a', folder);
    expect(current('mf-cart')).toBe('1-a');
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
    const audit = readFileSync(join(folder, 'audit.log'), 'utf8').trim().split('\n');
    expect(audit).toHaveLength(8);
    expect(JSON.parse(audit[0] ?? '')).toMatchObject({
      revision: 1,
      by: expect.any(String),
      at: expect.any(String),
    });
  });
});
