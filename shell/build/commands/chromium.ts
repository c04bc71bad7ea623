import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT } from '../src/paths';
import { print } from './print';

function findOnPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

function findInPlaywright(): string | null {
  const require = createRequire(join(ROOT, 'e2e/package.json'));
  const { chromium } = require('playwright') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

const findInstalled = (): string | null =>
  (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : null) ??
  findOnPath('chromium') ??
  findOnPath('google-chrome') ??
  findInPlaywright();

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: join(ROOT, 'e2e'), stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Returns the path of the Chromium that tests use, installing it if necessary.
 * @throws {Error} Chromium is missing and cannot be installed.
 */
export function findChromium(): string {
  const existing = findInstalled();
  if (existing) return existing;
  print('Chromium not found, installing it…');
  if (run('npx', 'playwright', 'install', 'chromium') && findInPlaywright())
    return findInPlaywright() as string;
  if (process.getuid?.() === 0) run('sh', '-c', 'apt-get update -q && apt-get install -y -q chromium');
  const installed = findInstalled();
  if (!installed)
    throw new Error('Tests require Chromium. Install it, or set CHROMIUM_PATH to its executable.');
  return installed;
}
