import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { publishShell, SHELL_DESCRIPTION } from '@saltbush/build';
import type { Logger } from 'pino';
import type { ShellConfig } from './config';

/**
 * Tells squads what this shell provides, against which the next promotion is checked, and the log what current releases
 * miss. Does nothing in development from source, whose shell changes while it runs. The comparison takes most of a second
 * of a processor, which visitors of a server that has just started would wait for: it has a thread of its own.
 */
export function publishPlatform({ browserDir, releasesDir }: ShellConfig, log: Logger): void {
  const file = join(browserDir, '..', SHELL_DESCRIPTION);
  if (!existsSync(file)) return;
  try {
    publishShell(releasesDir, readFileSync(file, 'utf8'));
  } catch (error) {
    log.warn(
      { err: error },
      'Could not publish what this shell provides; releases are checked against an older one',
    );
    return;
  }
  const comparison = new Worker(new URL('./find-misfits.ts', import.meta.url), { workerData: releasesDir });
  comparison.on('message', (misfits: string[]) => {
    for (const misfit of misfits)
      log.error({ misfit }, 'A current release needs what this shop does not have');
  });
  comparison.on('error', (error) =>
    log.warn({ err: error }, 'Could not compare the current releases with what this shop provides'),
  );
  comparison.unref();
}
