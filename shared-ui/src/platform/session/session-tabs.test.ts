import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';

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
  const [{ startSession, useSession }, { followOtherTabs }, { subscribe }] = await Promise.all([
    import('./session'),
    import('./other-tabs'),
    import('../../bus'),
  ]);
  await startSession();
  followOtherTabs(subscribe);
  return { status: () => useSession.getState().status, state: () => useSession.getState() };
}

let listening: MockInstance<typeof window.addEventListener>;

beforeEach(() => {
  listening = vi.spyOn(window, 'addEventListener');
  vi.resetModules();
  session = sessionOf({});
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: session })));
  vi.stubGlobal('BroadcastChannel', undefined);
  setHint('1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  setHint('; Max-Age=0');
  for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener);
  listening.mockRestore();
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
  const { personalTabStorage } = await import('../../storage');
  personalTabStorage.write('of a module', 'Mara');
  sessionStorage.setItem('checkout_entries', '{}');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(tab.status()).toBe('guest');
  expect(sessionStorage).toHaveLength(0);
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

describe('a page that Back restored', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockReset();
    vi.stubGlobal('location', { ...window.location, reload });
  });
  afterEach(() => {
    document.documentElement.hidden = false;
  });
  const restore = (persisted = true) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  it('asks who is signed in, and is loaded anew for another account', async () => {
    const tab = await openTab();
    session = sessionOf({ user: { ...NOOR, role: 'customer' } });
    restore(false);
    expect(reload).not.toHaveBeenCalled();
    restore();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(tab.state().user?.id).toBe('u2');
  });

  it('stays as it was for the same account', async () => {
    await openTab();
    const { renewSession } = await import('./session');
    restore();
    await renewSession();
    expect(reload).not.toHaveBeenCalled();
    expect(document.documentElement.hidden).toBe(false);
  });

  it('shows nothing after a sign-out, even without a connection', async () => {
    await openTab();
    setHint('; Max-Age=0');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    restore();
    expect(document.documentElement.hidden).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('what a tab keeps of an account whose sign-out it missed', () => {
  const kept = async () => (await import('../../storage')).personalTabStorage;
  const type = async () => (await kept()).write('checkout_entries', '12 Banksia Street');
  const typed = async () => (await kept()).read('checkout_entries');
  const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));
  /** The page is loaded again in the same tab. */
  const reopen = () => {
    vi.resetModules();
    return openTab();
  };

  beforeEach(() => sessionStorage.clear());

  it.each<[string, () => unknown]>([
    ['when it becomes visible', becomeVisible],
    ['when it is loaded again', reopen],
    [
      'when Back restores its page',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('is gone %s', async (_, meet) => {
    vi.stubGlobal('location', { ...window.location, reload: vi.fn() });
    await openTab();
    await type();
    setHint('; Max-Age=0');
    await meet();
    expect(await typed()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    document.documentElement.hidden = false;
  });

  it('is gone when another account signs in', async () => {
    await openTab();
    await type();
    session = sessionOf({ user: { ...NOOR, role: 'customer' } });
    await reopen();
    expect(await typed()).toBeNull();
  });

  it('stays for the same account, and when the session merely ends [selling-34] [selling-45]', async () => {
    await openTab();
    await type();
    await reopen();
    session = null;
    const tab = await reopen();
    becomeVisible();
    expect(tab.status()).toBe('guest');
    expect(await typed()).toBe('12 Banksia Street');
  });

  it('does not take a guest’s along, who may sign in with it', async () => {
    setHint('; Max-Age=0');
    await openTab();
    await type();
    becomeVisible();
    await reopen();
    setHint('1');
    await reopen();
    expect(await typed()).toBe('12 Banksia Street');
  });
});
