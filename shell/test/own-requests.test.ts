import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './testing/raw-request';
import { type RunningShell, startShell } from './testing/shell-app';

const ORIGIN = 'https://shop.example';
const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
];
/** Files, pages, the api's paths and the panel of overrides; the api behind the proxy has a test of its own. */
const PATHS = [
  '/',
  '/nothing/here',
  '/_shell',
  '/_shell/overrides',
  '/_shell/health',
  '/_shell/assets/remoteEntry.js',
  '/_shell/icon.svg',
  '/images/ad-drawer-main-image.png',
  '/releases/mf-cart/1/browser/remoteEntry.js',
  '/graphql',
  '/api/auth/logout',
  '/1/events',
  '/media/x.svg',
];

describe('the shell over https', () => {
  let shell: RunningShell;
  beforeAll(async () => {
    shell = await startShell({ PUBLIC_ORIGIN: ORIGIN });
  });
  afterAll(() => shell.stop());
  const send = (path: string, options = {}) => rawRequest(shell.port, path, options);

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    "refuses another site's %s wherever it leads",
    async (method) => {
      for (const path of PATHS) {
        for (const headers of FOREIGN)
          expect([path, headers, (await send(path, { method, headers })).status]).toEqual([
            path,
            headers,
            403,
          ]);
        const own = await send(path, { method, headers: { Origin: ORIGIN, 'Content-Length': '0' } });
        expect([path, own.status === 403]).toEqual([path, false]);
      }
    },
  );

  it('names the own address in a refusal', async () => {
    const { body } = await send('/_shell/overrides', { method: 'POST', headers: FOREIGN[0] });
    expect(body).toContain('Only pages of https://shop.example may send this request.');
  });

  it('gives each browser an id in a cookie of the whole shop, which no other site sends, over https alone [7.l-04]', async () => {
    const cookies: string[] = [];
    for (let browser = 0; browser < 2; browser += 1) {
      const { head } = await send('/');
      const [, id = '', attributes] = /Set-Cookie: saltbush_visitor=([0-9a-f]{8}); (.*)/.exec(head) ?? [];
      expect(attributes).toBe('Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure');
      cookies.push(`saltbush_visitor=${id}`);
    }
    expect(new Set(cookies).size).toBe(2);
    const { head } = await send('/', { headers: { Cookie: cookies[0] } });
    expect(head).not.toContain('Set-Cookie');
  });

  it('requires https of browsers and marks its cookies Secure and HttpOnly', async () => {
    for (const path of PATHS.slice(0, 3)) {
      const { head } = await send(path);
      expect(head).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains');
    }
    const body = 'remote=mf-cart&url=http://localhost:4101/';
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
    };
    const saved = await send('/_shell/overrides', { method: 'POST', headers, body });
    expect(saved.head).toMatch(
      /Set-Cookie: saltbush_overrides=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure/,
    );
  });
});
