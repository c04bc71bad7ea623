import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { readRegistry } from '../../src/releases/read-registry';
import type { ReleaseRecord } from '../../src/releases/types';
import type { Uses } from '../../src/releases/uses';

const manifest = (name: string, more: Partial<RemoteManifest>): RemoteManifest => ({
  name,
  squad: name,
  description: name,
  routes: [{ path: `/${name}`, page: 'home' }],
  fills: [],
  offers: [],
  ...more,
});

/** Creates an empty folder of releases for one test. */
export function createReleaseStore() {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  return {
    folder,
    /** Stores a release of a remote, with what its manifest says, which pages it links to and what it takes from the shell. */
    store(
      remote: string,
      id: string,
      more: Partial<RemoteManifest> = {},
      links?: string[],
      uses?: Uses,
    ): void {
      const record: ReleaseRecord = {
        remote,
        id,
        base: `/releases/${remote}/${id}/`,
        browser: { entry: 'browser/remoteEntry.js', integrity: 'sha384-a' },
        server: { entry: 'server/remoteEntry.cjs', integrity: 'sha384-b' },
        manifest: manifest(remote, more),
        assets: {},
        files: {},
        links,
        uses,
      };
      mkdirSync(join(folder, remote, id), { recursive: true });
      writeFileSync(join(folder, remote, id, 'release.json'), JSON.stringify(record));
    },
    /** The id of a remote's current release; undefined if it has none. */
    current: (remote: string) => readRegistry(folder).remotes[remote]?.current.id,
    /** Every line of the audit log, oldest first. */
    audit: () =>
      readFileSync(join(folder, 'audit.log'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>;
