import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../src/paths';

const COMMAND = join(ROOT, 'api/src/staff-command/main.ts');

/** `npm run staff`: lists, appoints and removes members of staff in the configured database. */
export function staff(words: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', COMMAND, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
