import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FigureBatch } from '@saltbush/contract/telemetry';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REPORTS_PER_NETWORK } from '../../server/telemetry/allowance';
import { type RunningShell, startShell } from '../testing/shell-app';
import { RELEASE, REMOTE, SCRIPT } from '../testing/shop-folder';

/** The source of line 1, column 1 is line 12, column 5. */
const MAP = {
  version: 3,
  sources: ['webpack://mf-cart@1/./src/pages/cart.tsx?x'],
  names: [],
  mappings: 'AAWI',
};

let api: Server;
let shell: RunningShell;
const batches: FigureBatch[] = [];

function release(id: string) {
  const manifest = { name: REMOTE, routes: [{ path: '/cart', page: 'cart' }], fills: [], offers: [] };
  const entry = { entry: 'browser/remoteEntry.js', integrity: '' };
  return { remote: REMOTE, id, base: '/', browser: entry, server: entry, manifest, assets: {} };
}

beforeAll(async () => {
  api = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST') batches.push(JSON.parse(body) as FigureBatch);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  shell = await startShell({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const folder = join(shell.releasesDir, REMOTE, RELEASE, 'browser');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${SCRIPT}.map`), JSON.stringify(MAP));
  const canary = { release: release('0.2.0-b'), share: 0.1, revision: 5 };
  const remotes = { [REMOTE]: { current: release(RELEASE), history: [], canary } };
  writeFileSync(join(shell.releasesDir, 'registry.json'), JSON.stringify({ revision: 5, remotes }));
  const page = async () => (await fetch(`http://127.0.0.1:${shell.port}/_shell`)).text();
  await vi.waitFor(async () => expect(await page()).toContain('0.2.0-b'), { timeout: 5000 });
});
afterAll(async () => {
  await shell.stop();
  api.close();
});
const report = (over: object = {}, part: object = {}) => ({
  revision: 5,
  page: 'mf-cart/cart',
  remotes: { [REMOTE]: { release: RELEASE, isNew: true, loads: [100], ...part } },
  ...over,
});

async function send(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = { method: 'POST', body: text, headers: { 'content-type': 'text/plain', ...headers } };
  return (await fetch(`http://127.0.0.1:${shell.port}/_shell/telemetry`, init)).status;
}
const stored = async (): Promise<FigureBatch> => {
  await vi.waitFor(() => expect(batches.length).toBeGreaterThan(0), { timeout: 5000 });
  return batches.splice(0)[0] as FigureBatch;
};

describe('reports of browsers', () => {
  it('are summed by remote, release, page and side of the canary', async () => {
    await send(report());
    await send(report({ vitals: { LCP: 800 } }));
    await send(report({}, { release: '0.2.0-b', isFaulty: true }));
    await send(report({ revision: 4 }));
    const { rows } = await stored();
    const sides = rows.map(({ release: id, trial, counts }) => [
      id,
      trial?.side,
      counts.pages,
      counts.faulty,
    ]);
    expect(sides).toEqual([
      [RELEASE, 'current', 2, 0],
      ['0.2.0-b', 'canary', 1, 1],
      [RELEASE, undefined, 1, 0],
    ]);
    expect(rows[0]?.trial?.name).toBe('0.2.0-b/0.1');
    expect(Object.values(rows[0]?.vitals.LCP ?? {})).toEqual([1]);
  });

  it('have the places of errors in the sources', async () => {
    const error = { remote: REMOTE, release: RELEASE, name: 'TypeError', page: 'mf-cart/cart' };
    await send(report({ errors: [{ ...error, frames: [`${SCRIPT}:1:1`, 'chunks/../../x.js:1:1'] }] }));
    const { errors } = await stored();
    expect(errors).toMatchObject([
      { count: 1, frames: ['src/pages/cart.tsx:12:5', 'chunks/../../x.js:1:1'] },
    ]);
  });

  it('count for no release and no page that somebody made up', async () => {
    expect(await send(report({}, { release: '9.9.9-z' }))).toBe(204);
    expect(await send(report({ page: 'mf-cart/made-up' }))).toBe(204);
    const { rows } = await stored();
    expect(rows.map(({ page }) => page)).toEqual(['other']);
  });

  it('are refused if they hold anything else', async () => {
    const long = report({ errors: Array(9).fill({}) });
    for (const body of ['', '{', 'null', [], report({ visitor: 'x' }), report({ page: 'a@b?c' }), long])
      expect(await send(body as string)).toBe(400);
    expect(await send('x'.repeat(9000))).toBe(413);
    expect(await send(report(), { origin: 'https://elsewhere.example' })).toBe(403);
  });

  it('beyond what a network of people sends are dropped', async () => {
    const from = { 'x-forwarded-for': '203.0.113.5' };
    const statuses: number[] = [];
    for (let turn = 0; turn <= REPORTS_PER_NETWORK; turn += 1) statuses.push(await send(report(), from));
    expect(statuses.at(-2)).toBe(204);
    expect(statuses.at(-1)).toBe(429);
    expect(await send(report(), { 'x-forwarded-for': '203.0.113.6' })).toBe(204);
  });
});

describe('what staff see', () => {
  it('are figures by remote and release for Prometheus', async () => {
    const text = await (await fetch(`http://127.0.0.1:${shell.port}/_shell/metrics`)).text();
    expect(text).toMatch(
      /shop_browser_pages_total\{remote="mf-cart",release="0\.1\.0-0a1b2c3d",side="current"\} \d/,
    );
  });

  it('says so while the api has no figures', async () => {
    const page = await (await fetch(`http://127.0.0.1:${shell.port}/_shell`)).text();
    expect(page).toContain('How releases did in browsers');
  });
});
