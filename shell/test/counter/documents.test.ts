import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELEASE } from '../testing/late-remote';
import { type RunningShell, startShell } from '../testing/shell-app';

const DESK = '/staff/orders';
const NO_DESK = '/staff/nothing';
const PERSONS: Record<string, object | null> = {
  support: { role: 'support', waiting_role: null },
  waiting: { role: 'customer', waiting_role: 'manager' },
  customer: { role: 'customer', waiting_role: null },
  ended: null,
};

let api: Server;
let asked: string[];
let status: number;
let shell: RunningShell;

/** An api that knows the persons by their cookie, and says whom it was asked for. */
beforeEach(async () => {
  asked = [];
  status = 200;
  api = createServer(({ url, headers }, response) => {
    const person = /saltbush_session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
    if (url === '/api/auth/session') asked.push(person);
    const user = PERSONS[person];
    response.writeHead(status, { 'Set-Cookie': `saltbush_session=${person}; renewed` });
    response.end(JSON.stringify({ data: user ? { token: 'bearer-of-nobody-else', user } : null }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  shell = await startShell({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const manifest = {
    ...RELEASE.manifest,
    routes: [...RELEASE.manifest.routes, { path: DESK, page: 'orders', layout: 'counter' }],
  };
  const remotes = { [RELEASE.remote]: { current: { ...RELEASE, manifest }, canary: null, history: [] } };
  const file = join(shell.releasesDir, 'registry.json');
  writeFileSync(`${file}.new`, JSON.stringify({ revision: 1, remotes }));
  renameSync(`${file}.new`, file);
  await vi.waitFor(async () => expect((await get('/brands/tidewell')).status).toBe(503), { interval: 50 });
});
afterEach(async () => {
  await shell.stop();
  await new Promise((resolve) => api.close(resolve));
});

/** Requests a path as a person; guests have no cookie. */
async function get(path: string, person?: string) {
  const cookie = person ? `saltbush_signed_in=1; saltbush_session=${person}` : '';
  const response = await fetch(`http://127.0.0.1:${shell.port}${path}`, { headers: { cookie } });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const STRANGERS = [undefined, 'customer', 'ended'];
/** The document without what differs between any two addresses. */
const withoutPath = (body: string, path: string) => body.replaceAll(path, '').replace(/"revision":\d+/, '');

describe('a document below the counter’s address', () => {
  it.each(['support', 'waiting'])(
    'is a page for staff, made for this request alone: %s [places-04]',
    async (who) => {
      const desk = await get(DESK, who);
      expect(desk.status).toBe(200);
      expect(desk.headers.get('cache-control')).toBe('private, no-store');
      expect(desk.headers.getSetCookie()).toContain(`saltbush_session=${who}; renewed`);
      expect(desk.body).toContain(DESK);
      expect(desk.body).not.toContain('bearer');
      expect((await get(NO_DESK, who)).status).toBe(404);
      expect(asked).toEqual([who, who]);
    },
  );

  it('is the shop’s 404 for everybody else, and tells nobody which pages there are [places-04]', async () => {
    expect((await get(DESK, 'support')).status).toBe(200);
    for (const who of STRANGERS) {
      const desk = await get(DESK, who);
      const none = await get(NO_DESK, who);
      expect([desk.status, none.status]).toEqual([404, 404]);
      expect(desk.headers.get('cache-control')).toBe('private, no-store');
      expect(withoutPath(desk.body, DESK)).toBe(withoutPath(none.body, NO_DESK));
      expect(desk.body).not.toContain('counter');
      expect([...desk.headers.keys()]).toEqual([...none.headers.keys()]);
    }
    expect((await get(DESK, 'support')).status).toBe(200);
  });

  it('asks the api for people with a sign-in alone, and for no other document', async () => {
    await get(DESK);
    await get('/brands/tidewell', 'support');
    await get('/staffing', 'support');
    expect(asked).toEqual([]);
  });

  it.each([DESK, NO_DESK])('says that it cannot be shown while nobody says who asks: %s', async (path) => {
    status = 503;
    const { status: answered, headers, body } = await get(path, 'support');
    expect([answered, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(body).toContain('Try again');
    expect(body).not.toContain('counter');
    expect((await get(path)).status).toBe(404);
  });
});
