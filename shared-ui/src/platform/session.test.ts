import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribe } from '../bus';
import { leaveToSignIn, startSession, useSession } from './session';

const user = { id: 'u1', email: 'mia@example.com', first_name: 'Mia', last_name: 'Hart', role: 'customer' };
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
