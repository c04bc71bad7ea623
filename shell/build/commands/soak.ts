import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../src/paths';
import { watchParents } from './supervisor/watch-parents';

const SOAK = join(ROOT, 'e2e/soak/main.ts');

/**
 * `npm run soak [-- kills|fuzz|load|faults|all]`: runs the parts one after the other, each over a shop of its own, and
 * prints a table for each. A signal, or the end of npm, ends a part early: it still checks and prints what was done.
 */
export async function soak(parts: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', SOAK, ...parts], { cwd: ROOT, stdio: 'inherit' });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  watchParents(stop);
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
