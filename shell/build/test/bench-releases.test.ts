import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedPaths, takeSnapshot } from '../commands/bench/folder-snapshot';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it('reports added, removed, changed and rewritten files', () => {
  for (const name of ['removed', 'changed', 'same', 'touched']) write(name, name);
  const before = takeSnapshot([folder, join(folder, 'missing')]);
  rmSync(join(folder, 'removed'));
  write('added', '');
  write('changed', 'changed more');
  utimesSync(join(folder, 'touched'), 1, 1);
  const changed = changedPaths(before, takeSnapshot([folder]));
  expect(changed.sort()).toEqual(
    ['added', 'changed', 'removed', 'touched'].map((name) => join(folder, name)),
  );
});
