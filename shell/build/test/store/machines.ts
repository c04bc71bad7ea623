import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseRecord } from '../../src/releases/types';
import { createBucketStore } from '../../src/store/bucket/bucket-store';
import { openObjects } from '../../src/store/bucket/objects';
import { readBucketSettings } from '../../src/store/bucket/settings';
import { createFolderStore } from '../../src/store/folder-store';
import type { ReleaseStore } from '../../src/store/release-store';
import { type BucketServer, CREDENTIALS, startBucketServer } from './bucket-server';

Object.assign(process.env, CREDENTIALS);

/** Writes a release into a machine's folder, as a build does. */
export function writeRelease({ folder }: ReleaseStore, remote: string, id: string): void {
  const record: ReleaseRecord = {
    remote,
    id,
    base: `/releases/${remote}/${id}/`,
    browser: { entry: 'browser/remoteEntry.js', integrity: 'sha384-a' },
    server: { entry: 'server/remoteEntry.cjs', integrity: 'sha384-b' },
    manifest: {
      ...{ name: remote, squad: remote, description: remote },
      routes: [{ path: `/${remote}`, page: 'home' }],
      fills: [],
      offers: [],
    },
    assets: {},
    files: {},
  };
  const files = {
    'release.json': JSON.stringify(record),
    'operations.json': '[]',
    'browser/remoteEntry.js': `browser of ${remote} ${id}`,
    'browser/chunks/app.1a.js': 'the same in all',
    'server/remoteEntry.cjs': `server of ${remote} ${id}`,
  };
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, remote, id, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** A shop's store, as several machines use it. */
export interface Machines {
  /** Another machine. */
  join(): ReleaseStore;
  stop(): Promise<void>;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'machine-'));

/** Machines that share a disk. */
export async function shareFolder(): Promise<Machines> {
  const folder = newFolder();
  return {
    join: () => createFolderStore(folder),
    stop: async () => rmSync(folder, { recursive: true }),
  };
}

/** Machines with a folder each, on one bucket. */
export async function shareBucket(): Promise<Machines & { server: BucketServer }> {
  const server = await startBucketServer();
  const folders: string[] = [];
  return {
    server,
    join() {
      const folder = newFolder();
      folders.push(folder);
      return createBucketStore(settingsOf(server), folder);
    },
    async stop() {
      await server.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settingsOf({ environment }: BucketServer) {
  const settings = readBucketSettings(environment);
  if (!settings) throw new Error('The server names no bucket');
  return settings;
}

/** The objects themselves, for what a store would never write. */
export const objectsOf = (server: BucketServer) => openObjects(settingsOf(server));
