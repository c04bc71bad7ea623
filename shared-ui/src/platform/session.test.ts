import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BusMessage } from '../bus';
import { subscribe } from '../bus';
import { setCartUuid, useCartIdentity } from './cart-identity';
import {
  followOtherTabs,
  leaveToSignIn,
  type SessionUser,
  signOut,
  startSession,
  useSession,
} from './session';

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

describe('a sign-in through another page', () => {
  let told: number;
  let unsubscribe: () => void;
  let session: object | null;
  const assign = vi.fn();

  beforeEach(() => {
    told = 0;
    session = signedIn;
    unsubscribe = subscribe('auth:signed-in', () => {
      told += 1;
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

  it('is told to the other tabs when this one is back, once', async () => {
    leaveToSignIn('https://id.example/authorize');
    expect(assign).toHaveBeenCalledWith('https://id.example/authorize');
    expect(told).toBe(0);
    await startSession();
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
    expect(told).toBe(1);
    await startSession();
    expect(told).toBe(1);
  });

  it('is not told when nobody signed in there', async () => {
    leaveToSignIn('https://id.example/authorize');
    session = null;
    await startSession();
    expect(useSession.getState().status).toBe('guest');
    session = signedIn;
    await startSession();
    expect(told).toBe(0);
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
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    useSession.setState({ status: 'unknown', user: null });
  });

  it('is told to the server with where to go, and leaves nothing personal behind [4.q-01]', async () => {
    const told = vi.fn();
    const unsubscribe = subscribe('auth:signed-out', told);
    await signOut('/cart');
    unsubscribe();
    expect(sent).toEqual([{ url: '/api/auth/logout', body: { redirect: '/cart' } }]);
    expect(useSession.getState()).toMatchObject({ status: 'guest', user: null });
    expect(useCartIdentity.getState().uuid).toBeNull();
    expect(localStorage.getItem('recently_viewed')).toBeNull();
    expect(told).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledWith('/cart');
  });

  it('is followed by the other tabs, which leave the account pages [4.q-04]', () => {
    const heard = new Map<string, (payload: object, message: BusMessage) => void>();
    followOtherTabs(((name: string, handler: never) => heard.set(name, handler)) as never);
    const tell = (remote: boolean) =>
      heard.get('auth:signed-out')?.({}, { name: 'auth:signed-out', payload: {}, remote });
    tell(false);
    expect(useSession.getState().status).toBe('signed-in');
    tell(true);
    expect(useSession.getState()).toMatchObject({ status: 'guest', user: null });
    expect(useCartIdentity.getState().uuid).toBeNull();
    expect(assign).toHaveBeenCalledWith('/');
  });
});
