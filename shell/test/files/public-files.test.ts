import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request';
import { type RunningShell, startShell } from '../testing/shell-app';
import { contentOf, OLD_RELEASE, RELEASE, REMOTE, SCRIPT, SECRET, STYLE } from '../testing/shop-folder';
import { spellings } from './spellings';

const BASE = `/releases/${REMOTE}/${RELEASE}/browser`;
const OLD_BASE = `/releases/${REMOTE}/${OLD_RELEASE}/browser`;

/** Paths from the folder of releases. */
const PRIVATE_FILES = [
  'audit.log',
  'registry.json',
  ...[
    'release.json',
    'operations.json',
    'server/remoteEntry.cjs',
    'browser/assets.json',
    'browser/mf-stats.json',
    'browser/remoteEntry.js.map',
    `browser/${SCRIPT}.br`,
    'browser/chunks/link.js',
  ].map((name) => `${REMOTE}/${RELEASE}/${name}`),
  `${REMOTE}/${OLD_RELEASE}/browser/${SCRIPT}.map`,
  `${REMOTE}/.${RELEASE}.123/browser/remoteEntry.js`,
];
/** Prefixes with the number of folders they are below the folder of releases. */
const PREFIXES: [string, number][] = [
  ['/releases', 0],
  ['/releases/a/b/browser', 3],
  [BASE, 3],
  [`${BASE}/chunks`, 4],
  ['/_shell/assets', 1],
  ['/images', 1],
];

describe.each(['development', 'production'])('public files in %s', (mode) => {
  let shell: RunningShell;
  beforeAll(async () => {
    shell = await startShell({ NODE_ENV: mode });
  });
  afterAll(() => shell.stop());
  const get = (path: string, headers = {}) => rawRequest(shell.port, path, { headers });

  it.each([BASE, OLD_BASE, '/_shell/assets'])(
    'serves the scripts and styles under %s, immutable',
    async (base) => {
      for (const [name, type] of [
        ['remoteEntry.js', 'text/javascript'],
        [SCRIPT, 'text/javascript'],
        [STYLE, 'text/css'],
      ] as const) {
        const { status, head, body } = await get(`${base}/${name}?r=1`);
        expect({ status, body }).toEqual({ status: 200, body: contentOf(name) });
        expect(head).toContain('Cache-Control: public, max-age=31536000, immutable');
        expect(head).toContain(`Content-Type: ${type}`);
      }
    },
  );

  it('serves what was compressed at release, and revalidates it', async () => {
    const { head } = await get(`${BASE}/${SCRIPT}`, { 'Accept-Encoding': 'gzip, br' });
    expect(head).toContain('Content-Encoding: br');
    const [, tag = ''] = /ETag: (\S+)/.exec(head) ?? [];
    const again = await get(`${BASE}/${SCRIPT}`, { 'Accept-Encoding': 'br', 'If-None-Match': tag });
    expect(again.status).toBe(304);
  });

  it.each(PRIVATE_FILES)('serves %s under no spelling of its path', async (file) => {
    const paths = PREFIXES.flatMap(([prefix, depth]) =>
      spellings(`${'../'.repeat(depth)}${file}`).map((spelling) => `${prefix}/${spelling}`),
    );
    const responses = await Promise.all(paths.map(async (path) => ({ path, ...(await get(path)) })));
    const leaks = responses.filter(
      ({ status, body }) => body.includes(SECRET) || status === 200 || status >= 500,
    );
    expect(leaks.map(({ status, path }) => `${status} ${path}`)).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    expect((await rawRequest(shell.port, `${BASE}/${SCRIPT}`, { method })).status).toBe(405);
  });
});
