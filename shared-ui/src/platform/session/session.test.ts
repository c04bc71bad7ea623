import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BusMessage } from '../../bus';
import { subscribe } from '../../bus';
import { deviceStorage, personalStorage, personalTabStorage, tabStorage } from '../../storage';
import { setCartUuid, useCartIdentity } from './cart-identity';
import { followOtherTabs } from './other-tabs';
import { leaveToSignIn, type SessionUser, signOut, startSession, useSession } from './session';

const user: SessionUser = {
  id: 'u1',
  email: 'mia@example.com',
  first_name: 'Mia',
  last_name: 'Hart',
  role: 'customer',
};
const signedIn = {
  token: 't1',
  expires_at: new Date(Date.now() + 600_000).toISOString(),
  user,
  cart: { uuid: 'cart-1' },
};

describe('signing in through an identity provider', () => {
  let notified: number;
  let unsubscribe: () => void;
  let session: object | null;
  const assign = vi.fn();

  beforeEach(() => {
    notified = 0;
    session = signedIn;
    unsubscribe = subscribe('auth:signed-in', () => {
      notified += 1;
    });
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: session })));
    vi.stubGlobal('location', { href: 'http://localhost/', assign });
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = 'saltbush_signed_in=1';
  });
  afterEach(() => {
    unsubscribe();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    localStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = 'saltbush_signed_in=; Max-Age=0';
    useSession.setState({ status: 'unknown', user: null });
  });

  it('notifies the other tabs once, when this tab returns', async () => {
    leaveToSignIn('https://id.example/authorize');
    expect(assign).toHaveBeenCalledWith('https://id.example/authorize');
    expect(notified).toBe(0);
    await startSession();
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
    expect(notified).toBe(1);
    await startSession();
    expect(notified).toBe(1);
  });

  it('does not notify other tabs if no one signed in', async () => {
    leaveToSignIn('https://id.example/authorize');
    session = null;
    await startSession();
    expect(useSession.getState().status).toBe('guest');
    session = signedIn;
    await startSession();
    expect(notified).toBe(0);
  });
});

describe('signing out', () => {
  const assign = vi.fn();
  const sent: { url: string; body: unknown }[] = [];

  beforeEach(() => {
    sent.length = 0;
    assign.mockReset();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return new Response(JSON.stringify({ data: { redirect: '/cart' } }));
    });
    vi.stubGlobal('location', { pathname: '/user/dashboard', assign });
    useSession.setState({ status: 'signed-in', user });
    setCartUuid('cart-1', { silent: true });
    localStorage.setItem('recently_viewed', '[1]');
    sessionStorage.setItem('waiting_favourite', '1');
    sessionStorage.setItem('checkout_entries', '{}');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    useSession.setState({ status: 'unknown', user: null });
  });

  it('calls the server with the redirect and removes personal data [4.q-01 4.q-02 4.q-03]', async () => {
    const notified = vi.fn();
    const unsubscribe = subscribe('auth:signed-out', notified);
    await signOut('/cart');
    unsubscribe();
    expect(sent).toEqual([{ url: '/api/auth/logout', body: { redirect: '/cart' } }]);
    expect(useSession.getState()).toMatchObject({ status: 'guest', user: null });
    expect(useCartIdentity.getState().uuid).toBeNull();
    expect(localStorage.getItem('cart_uuid')).toBeNull();
    expect(localStorage.getItem('recently_viewed')).toBeNull();
    expect(sessionStorage.getItem('waiting_favourite')).toBeNull();
    expect(sessionStorage.getItem('checkout_entries')).toBeNull();
    expect(notified).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledWith('/cart');
  });

  it('removes what any module keeps of a person, and nothing else of the device [accounts-20]', async () => {
    for (const storage of [personalStorage, personalTabStorage]) storage.write('of a module', 'Mara');
    deviceStorage.write('preference', 'Surry Hills');
    tabStorage.write('theme', 'dark');
    await signOut('/cart');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Mara');
    expect([deviceStorage.read('preference'), tabStorage.read('theme')]).toEqual(['Surry Hills', 'dark']);
  });

  it('stays in the shop wherever the page was [4.q-03]', async () => {
    await signOut('//elsewhere.example/sale');
    expect(assign.mock.calls).toEqual([['/']]);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', async () => new Response('{}', { status: 503 })],
  ])('says that the account is still signed in, everywhere, when the server %s', async (_, fetchInOutage) => {
    vi.stubGlobal('fetch', fetchInOutage);
    const notified = vi.fn();
    const unsubscribe = subscribe('auth:signed-out', notified);
    await expect(signOut('/cart')).rejects.toThrow('you’re still signed in on this device');
    unsubscribe();
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
    expect(notified).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  it('signs out the other tabs, which leave account pages [4.q-04] [accounts-20]', () => {
    const handlers = new Map<string, (payload: object, message: BusMessage) => void>();
    followOtherTabs(((name: string, handler: never) => handlers.set(name, handler)) as never);
    const deliver = (remote: boolean) =>
      handlers.get('auth:signed-out')?.({}, { name: 'auth:signed-out', payload: {}, remote });
    personalTabStorage.write('of a module', 'Mara');
    tabStorage.write('theme', 'dark');
    deliver(false);
    expect(useSession.getState().status).toBe('signed-in');
    expect(personalTabStorage.read('of a module')).toBe('Mara');
    deliver(true);
    expect(useSession.getState()).toMatchObject({ status: 'guest', user: null });
    expect(useCartIdentity.getState().uuid).toBeNull();
    expect([personalTabStorage.read('of a module'), tabStorage.read('theme')]).toEqual([null, 'dark']);
    expect(assign).toHaveBeenCalledWith('/');
  });
});
