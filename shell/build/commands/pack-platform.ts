import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../src/paths';
import { print } from './print';

const run = promisify(execFile);

/** What a remote outside this repository is built with; each package names its own files. */
const PACKAGES = ['@saltbush/build', '@saltbush/contract', '@saltbush/shared-ui'];

interface Packed {
  filename: string;
  size: number;
  entryCount: number;
}

/** Packs the platform for squads with repositories of their own. @returns the names of the archives */
export async function packPlatform(folder: string): Promise<string[]> {
  const target = resolve(ROOT, folder);
  mkdirSync(target, { recursive: true });
  const workspaces = PACKAGES.map((name) => `--workspace=${name}`);
  const { stdout } = await run('npm', ['pack', '--json', `--pack-destination=${target}`, ...workspaces], {
    cwd: ROOT,
    maxBuffer: 16 * 1024 * 1024,
  });
  const packed: Packed[] = JSON.parse(stdout);
  for (const { filename, size, entryCount } of packed)
    print(`${filename}: ${entryCount} files, ${(size / 1000).toFixed(0)} kB`);
  return packed.map(({ filename }) => filename);
}
