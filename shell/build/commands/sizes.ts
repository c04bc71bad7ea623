import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../src/paths';
import { findChromium } from './chromium';

/**
 * `npm run sizes [-- --why]`: weighs the first load of the main pages, and with `--why` every package, folder and module
 * in their scripts.
 * @throws {Error} A flag is unknown.
 */
export async function sizes(flags: Set<string>): Promise<void> {
  const unknown = [...flags].find((flag) => flag !== '--why');
  if (unknown) throw new Error(`Unknown flag "${unknown}". Usage: npm run sizes -- --why`);
  const env = { ...process.env, CHROMIUM_PATH: findChromium(), SIZES_WHY: flags.has('--why') ? '1' : '' };
  const playwright = join(ROOT, 'node_modules/.bin/playwright');
  const child = spawn(playwright, ['test', 'sizes'], { cwd: join(ROOT, 'e2e'), env, stdio: 'inherit' });
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
