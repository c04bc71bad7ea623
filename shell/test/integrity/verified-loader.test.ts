// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLoads } from '../../src/diagnostics/record';
import { createVerifiedLoader } from '../../src/integrity/verified-loader';
import type { SnapshotRemote } from '../../src/snapshot';

const BASE = '/releases/mf-cart/1-a/browser';
const absolute = (path: string) => new URL(path, window.location.href).href;

const remote = (more: Partial<SnapshotRemote> = {}): SnapshotRemote => ({
  name: 'mf-cart',
  release: '1-a',
  entry: `${BASE}/remoteEntry.js`,
  integrity: 'sha384-entry',
  manifest: { name: 'mf-cart', squad: '', description: '', routes: [], fills: [], offers: [] },
  isOverride: false,
  ...more,
});

const tables: Record<string, object> = {
  '/_shell/integrity/mf-cart/1-a.json': {
    'chunks/listed.js': 'sha384-listed',
    'styles/listed.css': 'sha384-style',
  },
};
const fetchTable = vi.fn(async (url: string) =>
  Response.json(tables[url] ?? {}, { status: tables[url] ? 200 : 404 }),
);
const sendBeacon = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchTable);
  Object.assign(navigator, { sendBeacon });
  document.head.innerHTML = `<link rel="preload" as="script" href="${BASE}/chunks/page.js" integrity="sha384-page">`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

describe('the verified loader', () => {
  it('gives a script the hash that the document brought, without a request', () => {
    const { createScript } = createVerifiedLoader([remote()]);
    expect(createScript(`${BASE}/remoteEntry.js?r=1`)).toMatchObject({
      src: absolute(`${BASE}/remoteEntry.js?r=1`),
      integrity: 'sha384-entry',
    });
    expect(createScript(absolute(`${BASE}/chunks/page.js`)).integrity).toBe('sha384-page');
    expect(fetchTable).not.toHaveBeenCalled();
  });

  it('starts other scripts and styles once the table of their release is there, which it reads once', async () => {
    const { createScript, verifyStyle } = createVerifiedLoader([remote()]);
    const script = createScript(`${BASE}/chunks/listed.js`);
    const link = Object.assign(document.createElement('link'), { href: `${BASE}/styles/listed.css` });
    verifyStyle(link);
    expect([script.hasAttribute('src'), link.hasAttribute('href')]).toEqual([false, false]);
    await vi.waitFor(() => expect(link.hasAttribute('href')).toBe(true));
    expect(script).toMatchObject({ src: absolute(`${BASE}/chunks/listed.js`), integrity: 'sha384-listed' });
    expect(link).toMatchObject({ href: absolute(`${BASE}/styles/listed.css`), integrity: 'sha384-style' });
    expect(fetchTable).toHaveBeenCalledTimes(1);
  });

  it('never starts a script that its release does not list', async () => {
    const script = createVerifiedLoader([remote()]).createScript(`${BASE}/chunks/other.js`);
    await new Promise((resolve) => script.addEventListener('error', resolve));
    expect(script.hasAttribute('src')).toBe(false);
  });

  it('never starts a script that belongs to no release of the page', async () => {
    const script = createVerifiedLoader([remote()]).createScript('https://elsewhere.example/x.js');
    await new Promise((resolve) => script.addEventListener('error', resolve));
    expect(script.hasAttribute('src')).toBe(false);
  });

  it('fetches everything below an abandoned URL again, what the document preloads too', () => {
    const { createScript, abandon } = createVerifiedLoader([remote()]);
    abandon(absolute(`${BASE}/`));
    expect(createScript(`${BASE}/chunks/page.js`).src).toMatch(/chunks\/page\.js\?r=\d+$/);
  });

  it('reports a failure, and fetches the file again at the next attempt', () => {
    const { createScript } = createVerifiedLoader([remote()]);
    createScript(`${BASE}/chunks/page.js`).dispatchEvent(new Event('error'));
    expect(sendBeacon).toHaveBeenCalledWith('/_shell/reports', `${BASE}/chunks/page.js`);
    expect(readLoads()).toEqual([
      {
        remote: 'mf-cart',
        part: `${BASE}/chunks/page.js`,
        milliseconds: 0,
        error: 'Missing, or not as released',
      },
    ]);
    const again = createScript(`${BASE}/chunks/page.js`);
    expect(again.src).toMatch(/chunks\/page\.js\?r=\d+$/);
    expect(again.integrity).toBe('sha384-page');
  });

  it("loads a developer's build without a hash", () => {
    const override = remote({
      entry: 'http://localhost:4101/remoteEntry.js',
      integrity: '',
      isOverride: true,
    });
    const script = createVerifiedLoader([override]).createScript('http://localhost:4101/chunks/x.js');
    expect(script).toMatchObject({
      src: 'http://localhost:4101/chunks/x.js',
      integrity: '',
      crossOrigin: 'anonymous',
    });
  });
});

it('removes style sheets of the document that were refused', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/a.css" integrity="sha384-a"><style>b {}</style>`;
  createVerifiedLoader([remote()]);
  expect(document.querySelectorAll('link, style')).toHaveLength(1);
  expect(readLoads()).toEqual([expect.objectContaining({ part: absolute('/a.css') })]);
});
