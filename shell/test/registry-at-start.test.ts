import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRegistryStore } from '../server/registry-store';

const log = { error: vi.fn(), warn: vi.fn() };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['{"revision": 1, "rem', 'it is not JSON'],
  ['{"revision":1}', 'remotes: '],
])('refuses to start with a damaged registry: %s', (text, reason) => {
  writeFileSync(join(folder, 'registry.json'), text);
  const start = () => createRegistryStore(folder, log);
  expect(start).toThrow(`${join(folder, 'registry.json')} is damaged (${reason}`);
  expect(start).toThrow(/; restore it, or remove it and run npm run build$/);
});

it('refuses to start without a registry', () => {
  expect(() => createRegistryStore(folder, log)).toThrow(/registry\.json does not exist; run npm run build/);
});
