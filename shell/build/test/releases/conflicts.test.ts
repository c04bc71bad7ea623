import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote } from '../../src/releases/pointer';
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
});
