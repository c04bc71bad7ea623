import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRemotes } from '../../shell/build/src/paths';
import { ROOT } from '../support/shop/folder';
import { SIDES, walkSide } from './mixtures';
import { buildReleases, openTree, resolveCommit, yesterdaysCommit } from './old-tree';
import { walkStored } from './stored';
import { formatLook, formatRow, hasFailed, LOOKS_HEAD, TABLE_HEAD } from './table';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const words = process.argv.slice(2);
const known = listRemotes();
const named = words.filter((word) => known.includes(word));
/** Looks only at what the commit has stored. */
const isStoredOnly = words.includes('stored');
const commit = resolveCommit(
  words.find((word) => !known.includes(word) && word !== 'stored') ?? yesterdaysCommit(),
);
const built = mkdtempSync(join(tmpdir(), 'saltbush-compat-'));

print(`Building ${commit.slice(0, 8)} and the current sources…`);
const old = await openTree(commit);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    old.close();
    process.exit(1);
  });
try {
  const trees = { old, new: { root: ROOT, releasesDir: join(built, 'releases') } };
  await Promise.all([buildReleases(trees.old), buildReleases(trees.new)]);
  print(`\n${LOOKS_HEAD}`);
  await walkStored(trees, (look) => {
    print(formatLook(look));
    if (look.faults.length > 0) process.exitCode = 1;
  });
  if (!isStoredOnly) print(`\n${TABLE_HEAD}`);
  for (const side of isStoredOnly ? [] : SIDES) {
    await walkSide(trees, side, named.length > 0 ? named : known, (verdict) => {
      print(formatRow(verdict));
      if (hasFailed(verdict)) process.exitCode = 1;
    });
  }
} finally {
  old.close();
  rmSync(built, { recursive: true, force: true });
}
