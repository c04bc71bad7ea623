import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promote } from '../../src/releases/pointer';
import { evict } from '../../src/store/bucket/evict';
import { listFolder } from '../../src/store/folder-store';
import type { ReleaseStore } from '../../src/store/release-store';
import { type Machines, shareFolder, writeRelease } from './machines';

const DAY_MS = 86_400_000;

let machines: Machines;
let store: ReleaseStore;

const kept = () =>
  listFolder(store.folder)
    .map(({ id }) => id)
    .sort();

beforeEach(async () => {
  machines = await shareFolder();
  store = machines.join();
  for (const id of ['1-a', '1-b']) {
    writeRelease(store, 'mf-cart', id);
    await promote('mf-cart', id, store);
  }
  for (let index = 10; index < 55; index += 1) {
    writeRelease(store, 'mf-cart', `2-${index}`);
    utimesSync(join(store.folder, 'mf-cart', `2-${index}`, 'release.json'), index, index);
  }
});
afterEach(() => machines.stop());

it('a cache keeps what the registry names, and the last forty that it does not', async () => {
  const { registry } = await store.refresh();
  evict(store.folder, registry);
  const others = Array.from({ length: 40 }, (_, index) => `2-${index + 15}`);
  expect(kept()).toEqual(['1-a', '1-b', ...others]);
});

it('a cache keeps every release that it got within a day', async () => {
  const { registry } = await store.refresh();
  evict(store.folder, registry, DAY_MS);
  expect(kept()).toHaveLength(47);
});
