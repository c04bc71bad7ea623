import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT } from '../src/paths';
import { say } from './say';

function onPath(name: string): string | null {
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

function ofPlaywright(): string | null {
  const require = createRequire(join(ROOT, 'e2e/package.json'));
  const { chromium } = require('playwright') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

const found = (): string | null =>
  (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : null) ??
  onPath('chromium') ??
  onPath('google-chrome') ??
  ofPlaywright();

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: join(ROOT, 'e2e'), stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** The browser that tests use; installs one when there is none. Raises when that cannot be done either. */
export function findChromium(): string {
  const present = found();
  if (present) return present;
  say('no Chromium here: installing one');
  if (run('npx', 'playwright', 'install', 'chromium') && ofPlaywright()) return ofPlaywright() as string;
  if (process.getuid?.() === 0) run('sh', '-c', 'apt-get update -q && apt-get install -y -q chromium');
  const installed = found();
  if (!installed) throw new Error('Tests need Chromium: install it, or set CHROMIUM_PATH to its program');
  return installed;
}
