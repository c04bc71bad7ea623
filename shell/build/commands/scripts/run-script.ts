import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../src/paths';
import { watchParents } from '../supervisor/watch-parents';

/** Runs a script of e2e with its output shown, and exits with its code. A signal, or the end of npm, ends it. */
export async function runScript(path: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, path), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  watchParents(stop);
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
