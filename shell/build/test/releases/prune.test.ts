import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promote, rollback, setCanary } from '../../src/releases/pointer';
import { prune } from '../../src/releases/prune';
import { readRegistry } from '../../src/releases/read-registry';
import { createReleaseStore, type ReleaseStore } from './release-store';

const DAY_MS = 24 * 60 * 60 * 1000;

let releases: ReleaseStore;
let folder: string;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const stored = () => readdirSync(join(folder, 'mf-cart')).sort();

beforeEach(async () => {
  releases = createReleaseStore();
  folder = releases.folder;
  for (const id of ['1-a', '1-b', '1-c', '1-d']) {
    releases.store('mf-cart', id);
    await promote('mf-cart', id, folder);
  }
});
afterEach(() => releases.remove());

it('keeps what pages of the last days may hold, and then only what is current or a rollback returns to', async () => {
  expect(await prune({ days: 30, now: inDays(29) }, folder)).toEqual([]);
  expect(stored()).toHaveLength(4);
  expect(await prune({ days: 30, now: inDays(31) }, folder)).toEqual(['mf-cart 1-a', 'mf-cart 1-b']);
  expect(stored()).toEqual(['1-c', '1-d']);
  expect(await rollback('mf-cart', undefined, folder)).toBe('1-c');
  expect(releases.audit().at(-2)?.action).toBe('prune mf-cart 1-a, mf-cart 1-b');
});

it('counts from when a release was last served, not from when it was built', async () => {
  for (const id of stored()) utimesSync(join(folder, 'mf-cart', id, 'release.json'), 1, 1);
  expect(await prune({ days: 30, now: inDays(1) }, folder)).toEqual([]);
});

it('keeps a canary, and what was one until lately', async () => {
  await setCanary('mf-cart', '1-a', 0.1, folder);
  expect(await prune({ days: 30, now: inDays(31) }, folder)).toEqual(['mf-cart 1-b']);
  await setCanary('mf-cart', '1-a', 0, folder);
  expect(await prune({ days: 30, now: inDays(29) }, folder)).toEqual([]);
  expect(stored()).toEqual(['1-a', '1-c', '1-d']);
});

it('removes what was built and never served, and nothing that is being built', async () => {
  releases.store('mf-cart', '1-e');
  releases.store('mf-cart', '.1-f.123');
  expect(await prune({ days: 30, now: inDays(29) }, folder)).toEqual([]);
  expect(await prune({ days: 30, now: inDays(31) }, folder)).toContain('mf-cart 1-e');
  expect(stored()).toEqual(['.1-f.123', '1-c', '1-d']);
});

it('keeps all earlier releases of a folder where nobody recorded when they were served', async () => {
  rmSync(join(folder, 'last-served.json'));
  for (const id of stored()) utimesSync(join(folder, 'mf-cart', id, 'release.json'), 1, 1);
  expect(await prune({ days: 30 }, folder)).toEqual([]);
  expect(existsSync(join(folder, 'last-served.json'))).toBe(true);
  expect(stored()).toHaveLength(4);
});

it('forgets what it removed, so that no rollback looks for it', async () => {
  await prune({ days: 30, now: inDays(31) }, folder);
  expect(readRegistry(folder).remotes['mf-cart']).toMatchObject({ current: { id: '1-d' }, history: ['1-c'] });
  await expect(prune({ days: 0 }, folder)).rejects.toThrow('at least 1 day');
});
