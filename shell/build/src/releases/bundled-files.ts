import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { buildSync } from 'esbuild';
import { ROOT } from '../paths';
import { ASSETS } from '../platform/sources';
import { SHARED_KEYS } from '../webpack/shared';
import { hashInputs } from './inputs';

/** A remote's files that others load: its lifecycles and its fragments. */
export function entryPoints(remote: string, root = ROOT): string[] {
  const { fills }: RemoteManifest = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'));
  const source = (path: string) => join(root, remote, 'src', path);
  return [source('index.ts'), ...new Set(fills.map(({ fragment }) => source(`fragments/${fragment}`)))];
}

/** What decides which files a build reads, apart from the content of packages. */
const deciding = (remote: string): string[] => [
  ...[`${remote}/src`, `${remote}/remote.json`, `${remote}/package.json`, 'shared-ui/src'],
  ...['shared-ui/package.json', 'api/contract/src', 'package-lock.json'],
];

function filesRead(remote: string, platform: 'browser' | 'node', root: string): string[] {
  const { metafile } = buildSync({
    entryPoints: entryPoints(remote, root),
    absWorkingDir: root,
    outdir: join(root, remote, 'dist/files'),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform,
    jsx: 'automatic',
    external: [...SHARED_KEYS],
    loader: ASSETS,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

function findFiles(remote: string, root: string): string[] {
  try {
    const files = [...filesRead(remote, 'browser', root), ...filesRead(remote, 'node', root)];
    return [...new Set(files)].map((file) => relative(root, join(root, file))).sort();
  } catch {
    // Sources that cannot be built: the build says why.
    return [];
  }
}

/**
 * Returns every file that a remote's two builds read, ours and those of packages, by path from the root; none if the
 * sources cannot be built. Remembers the answer for as long as sources and lockfile stay the same.
 */
export function bundledFiles(remote: string, root = ROOT): string[] {
  const memory = join(root, 'node_modules/.cache/saltbush/files', `${remote}.json`);
  const key = hashInputs(deciding(remote), { root });
  try {
    const stored = JSON.parse(readFileSync(memory, 'utf8'));
    if (stored.key === key) return stored.files;
  } catch {
    // Nothing is remembered yet.
  }
  const files = findFiles(remote, root);
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ key, files }));
  return files;
}
