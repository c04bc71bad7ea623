import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseRecord, readRegistry, readRelease } from '@saltbush/build';

/** Creates another release of a remote from its current one, as a build of changed sources would: new id and folder. */
export function copyRelease(releasesDir: string, remote: string, id: string): void {
  const current = currentRelease(releasesDir, remote);
  const folder = join(releasesDir, remote, id);
  cpSync(join(releasesDir, remote, current), folder, { recursive: true });
  const record: ReleaseRecord = {
    ...readRelease(remote, current, releasesDir),
    id,
    base: `/releases/${remote}/${id}/`,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record, null, 1));
}

/** The id of a remote's current release. @throws {Error} if it has none */
export function currentRelease(releasesDir: string, remote: string): string {
  const { current } = readRegistry(releasesDir).remotes[remote] ?? {};
  if (!current) throw new Error(`${remote} has no release`);
  return current.id;
}
