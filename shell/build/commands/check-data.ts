import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ROOT } from '../src/paths';

const DATABASE = join(ROOT, 'api/embedded-mongo/src/main.ts');

/** Checks the data of a stopped shop, prints a table of what is damaged, and sets the exit code to 1 if anything is. */
export function checkData(folder: string): void {
  const args = ['--import', 'tsx', DATABASE, '--check-data', resolve(process.env.INIT_CWD ?? '.', folder)];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
