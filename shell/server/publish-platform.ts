import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMisfitsOfCurrent, publishShell, readPlatform, SHELL_DESCRIPTION } from '@saltbush/build';
import type { Logger } from 'pino';
import type { ShellConfig } from './config';

/**
 * Tells squads what this shell provides, against which the next promotion is checked, and the log what current releases
 * miss. Does nothing in development from source, whose shell changes while it runs.
 */
export function publishPlatform({ browserDir, releasesDir }: ShellConfig, log: Logger): void {
  const file = join(browserDir, '..', SHELL_DESCRIPTION);
  if (!existsSync(file)) return;
  try {
    publishShell(releasesDir, readFileSync(file, 'utf8'));
    for (const misfit of findMisfitsOfCurrent(releasesDir, readPlatform(releasesDir)))
      log.error({ misfit }, 'A current release needs what this shop does not have');
  } catch (error) {
    log.warn(
      { err: error },
      'Could not publish what this shell provides; releases are checked against an older one',
    );
  }
}
