import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MARA = { id: 'u1', email: 'mara@example.com', first_name: 'Mara', last_name: 'Lindqvist' };
const impersonation = {
  staff_name: 'Ari Novak',
  reason: 'Asked by phone',
  expires_at: '2026-11-21T10:00:00Z',
};
const sessionOf = (more: object) => ({
  token: 't1',
  expires_at: new Date(Date.now() + 600_000).toISOString(),
  user: { ...MARA, role: 'customer' },
  cart: null,
  ...more,
});

let session: object | null;
const setHint = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `saltbush_signed_in=${value}`;
};

/** A new tab: signed in, and following other tabs through shared storage. */
async function openTab() {
  const [{ followOtherTabs, startSession, useSession }, { subscribe }] = await Promise.all([
    import('./session'),
    import('../../bus'),
  ]);
  await startSession();
  followOtherTabs(subscribe);
  return { status: () => useSession.getState().status, state: () => useSession.getState() };
}

beforeEach(() => {
  vi.resetModules();
  session = sessionOf({});
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: session })));
  vi.stubGlobal('BroadcastChannel', undefined);
  setHint('1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  setHint('; Max-Age=0');
});

it('signs out when another tab reports its logout through shared storage [2.22-05]', async () => {
  const tab = await openTab();
  expect(tab.status()).toBe('signed-in');
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const { publish } = await import('../../bus');
  publish('auth:signed-out', {});
  const [key, newValue] = written.mock.calls[0] ?? [];
  written.mockRestore();
  expect(tab.status()).toBe('signed-in');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(tab.status()).toBe('guest');
});

it('checks the session when the tab becomes visible, and signs out after a missed logout [2.22-05]', async () => {
  const tab = await openTab();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tab.status()).toBe('signed-in');
  setHint('; Max-Age=0');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tab.status()).toBe('guest');
});

it('distinguishes an impersonated session from the user’s own', async () => {
  session = sessionOf({ impersonation });
  const tab = await openTab();
  expect(tab.state().impersonation).toEqual(impersonation);
  session = sessionOf({ impersonation: null });
  const { renewSession } = await import('./session');
  await renewSession();
  expect(tab.state()).toMatchObject({ status: 'signed-in', impersonation: null });
});

const NOOR = { id: 'u2', email: 'noor@example.com', first_name: 'Noor', last_name: 'Haddad' };

it('forgets what it shows of one account when another signs in in the same browser', async () => {
  const tab = await openTab();
  const { getQueryClient } = await import('../data/query-client');
  getQueryClient().setQueryData(['mf-account', 'orders'], ['SB-2345-6789']);
  const { renewSession } = await import('./session');
  await renewSession();
  expect(getQueryClient().getQueryData(['mf-account', 'orders'])).toEqual(['SB-2345-6789']);
  session = sessionOf({ user: { ...NOOR, role: 'customer' } });
  await renewSession();
  expect(tab.state().user?.id).toBe('u2');
  expect(getQueryClient().getQueryData(['mf-account', 'orders'])).toBeUndefined();
});

it('asks who is signed in when the browser restores the page by Back', async () => {
  const tab = await openTab();
  session = sessionOf({ user: { ...NOOR, role: 'customer' } });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitFor(() => expect(tab.state().user?.id).toBe('u2'));
});
