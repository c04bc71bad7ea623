import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@saltbush/build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request';
import { type RunningShell, startShell } from '../testing/shell-app';
import { OLD_RELEASE, RELEASE, REMOTE, SCRIPT, STYLE } from '../testing/shop-folder';

let shell: RunningShell;
beforeAll(async () => {
  shell = await startShell();
});
afterAll(() => shell.stop());
const get = (path: string) => rawRequest(shell.port, path);

describe('tables of hashes', () => {
  it.each([`${REMOTE}/${RELEASE}`, `${REMOTE}/${OLD_RELEASE}`])(
    'list every script and style of %s',
    async (name) => {
      const { status, head, body } = await get(`/_shell/integrity/${name}.json`);
      const folder = join(shell.releasesDir, name, 'browser');
      const expected = ['remoteEntry.js', SCRIPT, STYLE].map((file) => [
        file,
        integrityOf(readFileSync(join(folder, file))),
      ]);
      expect([status, JSON.parse(body)]).toEqual([200, Object.fromEntries(expected)]);
      expect(head).toContain('immutable');
    },
  );

  it('list the shell’s own', async () => {
    const { body } = await get('/_shell/integrity/shell.json');
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(['remoteEntry.js', SCRIPT, STYLE].sort());
  });

  it.each(['mf-cart/other', '../mf-cart', '..%2f..%2faudit', '%2e%2e/mf-cart', 'mf-cart/..%5c..%5cx'])(
    'do not exist for %s',
    async (name) => {
      expect((await get(`/_shell/integrity/${name}.json`)).status).toBe(404);
    },
  );
});

describe('reports of browsers', () => {
  const report = (body: string, type = 'text/plain;charset=UTF-8') =>
    rawRequest(shell.port, '/_shell/reports', {
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)) },
      body,
    });
  const logged = () => shell.lines.filter(({ msg }) => msg.startsWith('A browser could not'));

  it('are logged if they name a public file, and only then', async () => {
    const path = `/releases/${REMOTE}/${RELEASE}/browser/${SCRIPT}`;
    for (const body of [path, '/releases/../audit.log', 'anything\n{"level":60}', '', '{}'])
      expect((await report(body)).status).toBe(204);
    expect(logged()).toEqual([expect.objectContaining({ level: 50, path })]);
    expect((await report('x'.repeat(2000))).status).toBe(413);
  });

  it('are logged a limited number of times', async () => {
    for (let count = 0; count < 50; count += 1) await report(`/_shell/assets/${SCRIPT}`);
    expect(logged()).toHaveLength(30);
  });
});
