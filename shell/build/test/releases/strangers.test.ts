import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promote, rollback, setCanary } from '../../src/releases/pointer';
import { createReleaseStore, type ReleaseStore } from './release-store';

const TAKEN = 'mf-loyalty 1-b comes from the repository rewards; mf-loyalty is released from loyalty';

let releases: ReleaseStore;

/** Stores a release of mf-loyalty as a repository has built it. */
function build(id: string, repository?: string): void {
  releases.store('mf-loyalty', id);
  const file = join(releases.folder, 'mf-loyalty', id, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), repository }));
}

beforeEach(() => {
  releases = createReleaseStore();
});
afterEach(() => releases.remove());

it('of another repository do not replace a squad’s remote by its name', async () => {
  const { folder, current } = releases;
  build('1-a', 'loyalty');
  build('1-b', 'rewards');
  await promote('mf-loyalty', '1-a', folder);
  await expect(promote('mf-loyalty', '1-b', folder)).rejects.toThrow(TAKEN);
  await expect(setCanary('mf-loyalty', '1-b', 0.1, folder)).rejects.toThrow(TAKEN);
  expect(current('mf-loyalty')).toBe('1-a');
  await promote('mf-loyalty', '1-b', folder, 'the squad has moved');
  expect(releases.audit().at(-1)).toMatchObject({ forced: 'the squad has moved', losses: [TAKEN] });
  await rollback('mf-loyalty', undefined, folder);
  expect(current('mf-loyalty')).toBe('1-a');
});

it.each([
  ['of the same repository', 'loyalty', 'loyalty'],
  ['from before repositories were recorded', undefined, 'loyalty'],
])('are none: %s', async (_name, before, after) => {
  build('1-a', before);
  build('1-b', after);
  await promote('mf-loyalty', '1-a', releases.folder);
  await promote('mf-loyalty', '1-b', releases.folder);
  expect(releases.current('mf-loyalty')).toBe('1-b');
});
