import { type RemoteManifest, useSession } from '@saltbush/shared-ui/platform';
import { afterEach, describe, expect, it } from 'vitest';
import { withoutCounter } from '../../server/documents/without-counter';
import { findClaim, findCounterClaim, findRemote } from '../../src/routing/find-remote';

const manifest = (name: string, changes: Partial<RemoteManifest>): RemoteManifest => ({
  name,
  squad: name,
  description: name,
  routes: [],
  fills: [],
  offers: [],
  ...changes,
});

const CATALOG = manifest('mf-catalog', {
  routes: [{ path: '/', page: 'home' }],
  notFound: 'not-found',
});
const CART = manifest('mf-cart', {
  routes: [
    { path: '/cart', page: 'cart' },
    { path: '/staff/orders', page: 'staff-orders', layout: 'counter' },
  ],
  fills: [
    { slot: 'overlay.mini-cart', fragment: 'mini-cart' },
    { slot: 'staff.navigation', fragment: 'staff-navigation' },
  ],
});
const REMOTES = [CATALOG, CART].map((one) => ({ name: one.name, manifest: one }));

const signIn = (role: 'customer' | 'support') => {
  const user = { id: '1', email: 'a@example.com', first_name: 'A', last_name: 'B', role };
  useSession.setState({ status: 'signed-in', user });
};
afterEach(() => useSession.setState({ status: 'unknown', user: null }));

describe('the counter', () => {
  it('does not exist without a role: the page is the shop’s 404 [places-04]', () => {
    const claims = () => [findClaim(REMOTES, '/staff/orders'), findRemote(REMOTES, '/staff/orders')?.name];
    expect(claims()).toEqual([null, 'mf-catalog']);
    signIn('customer');
    expect(claims()).toEqual([null, 'mf-catalog']);
    expect(findCounterClaim(REMOTES, '/staff/orders')?.page).toBe('staff-orders');
  });

  it('is a page of its remote, in its own frame, for staff [places-04]', () => {
    signIn('support');
    expect(findClaim(REMOTES, '/staff/orders')).toMatchObject({ page: 'staff-orders', layout: 'counter' });
    expect(findClaim(REMOTES, '/cart')).toMatchObject({ page: 'cart', layout: 'shop' });
    expect(findCounterClaim(REMOTES, '/cart')).toBeNull();
  });

  it('is not named in documents of the shop', () => {
    const { routes, fills } = withoutCounter(CART);
    expect(JSON.stringify({ routes, fills })).not.toContain('staff');
    expect(withoutCounter(CATALOG)).toEqual(CATALOG);
  });
});
