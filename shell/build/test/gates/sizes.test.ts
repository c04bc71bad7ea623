import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findExcess, findPromotedExcess, readBudget, sizesOf } from '../../src/gates/sizes';
import { listRemotes } from '../../src/paths';
import type { ReleaseRecord } from '../../src/releases/types';
import { readManifest } from '../../src/webpack/remote-config';

it('a page or fragment beyond its budget refuses a release, and so does one without a budget', () => {
  const sizes = { app: 500, 'page-home': 12_040, 'page-gift': 800 };
  expect(findExcess('mf-gift', sizes, { app: 0.5, 'page-home': 12 })).toEqual([
    'page-home of mf-gift has 12.0 kB; its budget in mf-gift/sizes.json is 12 kB',
    'page-gift of mf-gift has 0.8 kB and no budget: add it to mf-gift/sizes.json',
  ]);
});

/** A folder with one promoted release of a remote, and its record. */
function plantRelease(remote = 'mf-gift') {
  const releases = mkdtempSync(join(tmpdir(), 'sizes-'));
  const files = { 'remoteEntry.js': 1, 'a.js': 30, 'a.js.br': 10, 'b.js': 5, 'c.css': 7, 'other.js': 100 };
  const release = join(releases, remote, '1-a');
  mkdirSync(join(release, 'browser'), { recursive: true });
  for (const [name, length] of Object.entries(files))
    writeFileSync(join(release, 'browser', name), 'x'.repeat(length));
  const bundle = { entry: 'browser/remoteEntry.js', integrity: '' };
  const record = {
    ...{ remote, id: '1-a', base: '', browser: bundle, server: bundle },
    manifest: { routes: [], fills: [] },
    assets: {
      'page-home': { js: ['a.js', 'b.js'], css: ['c.css'], shared: [] },
      mf_gift: { js: ['remoteEntry.js'], css: [], shared: [] },
      lazy: { js: ['other.js'], css: [], shared: [] },
    },
  } as unknown as ReleaseRecord;
  writeFileSync(join(release, 'release.json'), JSON.stringify(record));
  const registry = { revision: 1, remotes: { [remote]: { current: record, canary: null } } };
  writeFileSync(join(releases, 'registry.json'), JSON.stringify(registry));
  onTestFinished(() => rmSync(releases, { recursive: true }));
  return { releases, record };
}

it('a part weighs what the browser loads for it, compressed', () => {
  const { releases, record } = plantRelease();
  expect(sizesOf(record, releases)).toEqual({ 'page-home': 22, remoteEntry: 1 });
});

it('what was promoted is held to its budget, whoever built it', () => {
  const { releases } = plantRelease('mf-cart');
  expect(findPromotedExcess(releases)).toEqual([
    'page-home of mf-cart has 0.0 kB and no budget: add it to mf-cart/sizes.json',
  ]);
});

it('what a squad released from a repository of its own is held to the budget there', () => {
  const { releases } = plantRelease('mf-gift');
  expect(findPromotedExcess(releases)).toEqual([]);
});

it.each(listRemotes())('%s has a budget for each of its pages and fragments', (remote) => {
  const { routes, notFound, fills } = readManifest(remote);
  const parts = [
    ...[...routes.map(({ page }) => page), notFound ?? []].flat().map((page) => `page-${page}`),
    ...fills.map(({ fragment }) => `fragment-${fragment}`),
  ];
  expect(Object.keys(readBudget(remote))).toEqual(expect.arrayContaining(['app', 'remoteEntry', ...parts]));
});
