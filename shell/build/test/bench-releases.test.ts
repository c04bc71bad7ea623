import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedPaths, readState } from '../commands/bench/folder-state';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it('sees what came, went, grew or was written again', () => {
  for (const name of ['gone', 'grown', 'same', 'touched']) write(name, name);
  const before = readState([folder, join(folder, 'missing')]);
  rmSync(join(folder, 'gone'));
  write('new', '');
  write('grown', 'grown more');
  utimesSync(join(folder, 'touched'), 1, 1);
  const changed = changedPaths(before, readState([folder]));
  expect(changed.sort()).toEqual(['gone', 'grown', 'new', 'touched'].map((name) => join(folder, name)));
});
