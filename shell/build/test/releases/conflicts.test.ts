import { writeFileSync } from 'node:fs';
import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote } from '../../src/releases/pointer';
import { readRegistry, registryPath } from '../../src/releases/read-registry';
import { readRelease } from '../../src/releases/registry-file';
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

describe('a promotion', () => {
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

  it('leaves alone what stands already: an older platform does not know which slots have come to accept many', async () => {
    const fills: RemoteManifest['fills'] = [{ slot: 'account.dashboard-tile', fragment: 'tile' }];
    const bell: RemoteManifest['fills'] = [{ slot: 'shell.session-notice', fragment: 'bell' }];
    for (const name of ['mf-cart', 'mf-catalog']) store(name, '1-a', { fills });
    store('mf-account', '1-a');
    store('mf-journey', '1-a', { fills: bell });
    store('mf-telehealth', '1-a', { fills: bell });
    await promote('mf-cart', '1-a', folder);
    const registry = readRegistry(folder);
    const { files: _files, ...second } = readRelease('mf-catalog', '1-a', folder);
    registry.remotes['mf-catalog'] = { current: second, history: [], canary: null };
    writeFileSync(registryPath(folder), JSON.stringify(registry));
    for (const name of ['mf-account', 'mf-journey']) await promote(name, '1-a', folder);
    await expect(promote('mf-telehealth', '1-a', folder)).rejects.toThrow(
      /^Slot shell.session-notice accepts one fill but has mf-journey and mf-telehealth$/,
    );
  });
});
