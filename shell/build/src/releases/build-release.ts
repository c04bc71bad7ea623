import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { RELEASES_DIR, ROOT } from '../paths';
import { replaceFile } from '../store/files';
import { createRemoteConfig, readManifest } from '../webpack/remote-config';
import { runWebpack } from '../webpack/run';
import { bundledFiles } from './bundled-files';
import { assertManifest, assertName } from './check-manifest';
import { precompress } from './compress';
import { hashInputs, remoteInputs } from './inputs';
import { linkedPages } from './linked-pages';
import { OPERATIONS_FILE, readOperations } from './operations';
import { readOrigin, repositoryName } from './origin';
import { integrityOf, listPublicFiles } from './public-files';
import type { ReleaseChecks, ReleaseRecord } from './types';
import { readUses } from './uses';

/** Settings that go into a build: the public URL of the release folders, a CDN's origin in a deployment. */
const settingsOf = (env: NodeJS.ProcessEnv) => ({
  RELEASES_URL: (env.RELEASES_URL ?? '/releases').replace(/\/$/, ''),
});

function* filesOf(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

/**
 * Returns the id of a release built from the current sources. Its hash covers everything that goes into the build: what is
 * bundled, of packages too as they are on the disk, the lockfile, the build's own code and its settings.
 */
export function releaseId(remote: string, root = ROOT, env = process.env): string {
  const { version } = JSON.parse(readFileSync(join(root, remote, 'package.json'), 'utf8'));
  const more = { root, files: bundledFiles(remote, root), settings: settingsOf(env) };
  return `${version}-${hashInputs(remoteInputs(remote), more)}`;
}

export const releaseExists = (remote: string, id: string): boolean =>
  existsSync(join(RELEASES_DIR, remote, id, 'release.json'));

/** What is known of a release before it is built. */
export type ReleaseFacts = Pick<ReleaseRecord, 'remote' | 'id' | 'manifest' | 'links' | 'uses'>;

/** Reads what a release of the current sources has, and takes from others. */
export const readFacts = async (remote: string): Promise<ReleaseFacts> => ({
  remote,
  id: releaseId(remote),
  manifest: readManifest(remote),
  links: linkedPages(remote),
  uses: await readUses(remote),
});

async function createRecord(remote: string, id: string, folder: string): Promise<ReleaseRecord> {
  const files = Object.fromEntries(
    [...filesOf(folder)].map((file) => [relative(folder, file), integrityOf(readFileSync(file))]),
  );
  const integrity = (path: string): string => {
    const hash = files[path];
    if (!hash) throw new Error(`${remote}: the build did not create ${path}`);
    return hash;
  };
  const browser = 'browser/remoteEntry.js';
  const server = 'server/remoteEntry.cjs';
  return {
    base: `${settingsOf(process.env).RELEASES_URL}/${remote}/${id}/`,
    browser: { entry: browser, integrity: integrity(browser) },
    server: { entry: server, integrity: integrity(server) },
    ...(await readFacts(remote)),
    repository: repositoryName(),
    origin: readOrigin(remote),
    assets: JSON.parse(readFileSync(join(folder, 'browser/assets.json'), 'utf8')),
    files,
    publicFiles: listPublicFiles(join(folder, 'browser')),
  };
}

/** Stores what the gates said in the release's record. Readers see the old or the new record, never a part. */
export function recordChecks(remote: string, id: string, checks: ReleaseChecks): void {
  const file = join(RELEASES_DIR, remote, id, 'release.json');
  const record: ReleaseRecord = { ...JSON.parse(readFileSync(file, 'utf8')), checks };
  replaceFile(file, JSON.stringify(record, null, 1));
}

/**
 * Builds one remote for browser and server into an immutable folder. The folder appears atomically, so that an
 * interrupted build leaves nothing behind. Does nothing if these sources have been built before.
 * @param keepsModules Whether the compiler's work is kept for the next release of this remote.
 * @returns The release's record.
 * @throws {Error} The manifest names a slot, page or fragment that does not exist; one line each.
 */
export async function buildRelease(remote: string, keepsModules = false): Promise<ReleaseRecord> {
  const manifest = readManifest(remote);
  assertName(remote, manifest);
  assertManifest(manifest);
  const id = releaseId(remote);
  const final = join(RELEASES_DIR, remote, id);
  if (releaseExists(remote, id)) return JSON.parse(readFileSync(join(final, 'release.json'), 'utf8'));
  const temporary = join(RELEASES_DIR, remote, `.${id}.${process.pid}`);
  mkdirSync(temporary, { recursive: true });
  try {
    const config = (target: 'browser' | 'server') =>
      createRemoteConfig({
        remote,
        release: id,
        target,
        mode: 'production',
        outputPath: join(temporary, target),
        keepsModules,
      });
    await runWebpack([config('browser'), config('server')]);
    writeFileSync(join(temporary, OPERATIONS_FILE), JSON.stringify(readOperations(remote), null, 1));
    const record = await createRecord(remote, id, temporary);
    writeFileSync(join(temporary, 'remote.json'), JSON.stringify(record.manifest, null, 2));
    writeFileSync(join(temporary, 'release.json'), JSON.stringify(record, null, 1));
    await precompress(join(temporary, 'browser'));
    renameSync(temporary, final);
    return record;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
