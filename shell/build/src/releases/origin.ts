import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths';

/** Where a release comes from. */
export interface Origin {
  at: string;
  /** The commit that was checked out, and who wrote it; null outside a repository. */
  commit: string | null;
  author: string | null;
  /** Whether files of the working tree differed from the commit. */
  isChanged: boolean;
  /** The version of Node that built it. */
  node: string;
}

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** The name of this repository, by which a remote belongs to a squad: that of its package. */
export function repositoryName(root = ROOT): string | undefined {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
}

/** Describes the sources of a release that is being built. */
export function readOrigin(remote: string): Origin {
  const [commit = null, author = null] = git('log', '-1', '--format=%H%n%an')?.split('\n') ?? [];
  const changes = git(
    'status',
    '--porcelain',
    '--',
    remote,
    'shared-ui',
    'api/contract',
    'package-lock.json',
  );
  return { at: new Date().toISOString(), commit, author, isChanged: !!changes, node: process.versions.node };
}
