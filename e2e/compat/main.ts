import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRemotes } from '../../shell/build/src/paths';
import { ROOT } from '../support/shop/folder';
import { SIDES, walkSide } from './mixtures';
import { buildReleases, openTree, resolveCommit, yesterdaysCommit } from './old-tree';
import { formatRow, hasFailed, TABLE_HEAD } from './table';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const words = process.argv.slice(2);
const known = listRemotes();
const named = words.filter((word) => known.includes(word));
const commit = resolveCommit(words.find((word) => !known.includes(word)) ?? yesterdaysCommit());
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
  print(`\n${TABLE_HEAD}`);
  for (const side of SIDES) {
    await walkSide(trees, side, named.length > 0 ? named : known, (verdict) => {
      print(formatRow(verdict));
      if (hasFailed(verdict)) process.exitCode = 1;
    });
  }
} finally {
  old.close();
  rmSync(built, { recursive: true, force: true });
}
