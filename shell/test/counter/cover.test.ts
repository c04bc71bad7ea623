// @vitest-environment jsdom
import { type SessionUser, signIn, useSession } from '@saltbush/shared-ui/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverEndedSessions, useCover } from '../../src/counter/cover';

const ZOE: SessionUser = {
  ...{ id: 'u1', email: 'zoe@example.com', first_name: 'Zoe', last_name: 'Marsh' },
  role: 'pharmacist',
};
const CREDENTIALS = { email: 'zoe@example.com', password: 'Wattle-Grove8!' };
const reload = vi.fn();
let session: object | null;
let sent: string[];

const sessionOf = (user: SessionUser) => ({
  ...{ token: `token of ${user.id}`, expires_at: new Date(Date.now() + 600_000).toISOString() },
  ...{ user, cart: null },
});

async function respond(url: string, init: RequestInit): Promise<Response> {
  if (!String(url).includes('/graphql')) return Response.json({ data: session });
  const token = new Headers(init.headers).get('authorization') ?? '';
  sent.push(token);
  if (session && token === 'Bearer token of u1') return Response.json({ data: { staff_orders: 'served' } });
  const errors = [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }];
  return Response.json({ data: null, errors }, { status: 401 });
}

const platform = () => import('@saltbush/shared-ui/platform');
const ask = async () => (await platform()).request('query Orders { staff_orders }' as never);

beforeEach(async () => {
  sent = [];
  reload.mockReset();
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('location', { ...window.location, reload });
  session = sessionOf(ZOE);
  coverEndedSessions();
  await (await platform()).renewSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  useCover.setState({ step: null });
  useSession.setState({ status: 'unknown', user: null });
});

/** The sign-in ends, and the page learns it by its next request. */
async function end() {
  session = null;
  const request = ask();
  await vi.waitFor(() => expect(useCover.getState().step).toBe('sign-in'));
  return request;
}

describe('a page of the counter whose sign-in ends [roles-09]', () => {
  it('stays, covered, and its request is sent again for the same person', async () => {
    session = null;
    const request = ask();
    await vi.waitFor(() => expect(useCover.getState().step).toBe('sign-in'));
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', user: ZOE });
    session = sessionOf(ZOE);
    await signIn(CREDENTIALS);
    await vi.waitFor(() => expect(useCover.getState().step).toBeNull());
    expect(await request).toEqual({ staff_orders: 'served' });
    expect(sent).toHaveLength(2);
  });

  it('waits for the code as well, and keeps showing whose it is', async () => {
    void end().catch(() => undefined);
    await vi.waitFor(() => expect(useCover.getState().step).toBe('sign-in'));
    session = sessionOf({ ...ZOE, role: 'customer', waiting_role: 'pharmacist' });
    void signIn(CREDENTIALS);
    await vi.waitFor(() => expect(useCover.getState().step).toBe('code'));
    expect(useSession.getState().user?.role).toBe('pharmacist');
    session = sessionOf(ZOE);
    await (await platform()).renewSession();
    await vi.waitFor(() => expect(useCover.getState().step).toBeNull());
  });

  it('is loaded anew for anybody else', async () => {
    void end().catch(() => undefined);
    await vi.waitFor(() => expect(useCover.getState().step).toBe('sign-in'));
    session = sessionOf({ ...ZOE, id: 'u2' });
    void signIn(CREDENTIALS);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(useSession.getState().user?.id).toBe('u1');
  });

  it('closes for whoever has lost the role', async () => {
    void end().catch(() => undefined);
    await vi.waitFor(() => expect(useCover.getState().step).toBe('sign-in'));
    session = sessionOf({ ...ZOE, role: 'customer' });
    void signIn(CREDENTIALS);
    await vi.waitFor(() => expect(useCover.getState().step).toBeNull());
    expect(useSession.getState().user?.role).toBe('customer');
  });
});

it('a customer’s session just ends', async () => {
  session = sessionOf({ ...ZOE, role: 'customer' });
  await (await platform()).renewSession();
  session = null;
  await expect(ask()).rejects.toThrow();
  expect(useCover.getState().step).toBeNull();
  expect(useSession.getState().status).toBe('guest');
});
