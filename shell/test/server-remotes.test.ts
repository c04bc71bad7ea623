import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@saltbush/build';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ChosenRelease } from '../server/choose-releases';
import { createServerRemotes } from '../server/documents/server-remotes';

const SOURCE = `module.exports = { init() {}, get: async (name) => () => ({ name, file: __filename }) };`;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-remotes-'));
  file = join(folder, 'mf-cart/1-a/server/remoteEntry.cjs');
  mkdirSync(join(folder, 'mf-cart/1-a/server'), { recursive: true });
  writeFileSync(file, SOURCE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (): ChosenRelease => ({
  remote: 'mf-cart',
  id: '1-a',
  base: '/releases/mf-cart/1-a/',
  browser: { entry: 'browser/remoteEntry.js', integrity: '' },
  server: { entry: 'server/remoteEntry.cjs', integrity: integrityOf(Buffer.from(SOURCE)) },
  manifest: { name: 'mf-cart', squad: '', description: '', routes: [], fills: [], offers: [] },
  assets: {},
  isOverride: false,
});

it('runs a server build that matches its registered hash', async () => {
  expect(await createServerRemotes(folder).loadApplication(release())).toEqual({ name: './app', file });
});

it('never runs a server build that changed on the disk', async () => {
  appendFileSync(file, ';globalThis.isChanged = true;');
  await expect(createServerRemotes(folder).loadApplication(release())).rejects.toThrow(
    'does not match its registered hash',
  );
  expect('isChanged' in globalThis).toBe(false);
});
