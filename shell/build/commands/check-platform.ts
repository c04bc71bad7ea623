import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingTypeSdl } from '@saltbush/contract';
import { RELEASES_DIR, ROOT } from '../src/paths';
import { findMisfitsOfCurrent, findMisfitsOfRollbacks } from '../src/platform/current-misfits';
import { describeShell } from '../src/platform/describe-shell';
import { openStore } from '../src/store/open-store';
import { print } from './print';

/** The SDL that an api of the current sources serves. */
function readSchema(): string {
  const folder = join(ROOT, 'api/contract/schema');
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return [...files, bookingTypeSdl()].join('\n');
}

/**
 * `npm run check-platform`: whether a shell and an api of the current sources would serve every current release, and each
 * that a rollback returns to.
 * @throws {Error} They would not; one line for each part that a release needs and would no longer find.
 */
export async function checkPlatform(): Promise<void> {
  await openStore().follow();
  const platform = { shell: await describeShell(), schema: readSchema() };
  const misfits = findMisfitsOfCurrent(RELEASES_DIR, platform);
  if (misfits.length > 0)
    throw new Error(
      [...misfits, 'Release these remotes without it first, and keep it until then.'].join('\n'),
    );
  const rollbacks = findMisfitsOfRollbacks(RELEASES_DIR, platform);
  if (rollbacks.length > 0)
    throw new Error(
      [...rollbacks, 'No rollback could return to these releases. Keep it for one release more.'].join('\n'),
    );
  print('The current releases, and those that a rollback returns to, find everything that they need.');
}
