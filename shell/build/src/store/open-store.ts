import { RELEASES_DIR } from '../paths';
import { createBucketStore } from './bucket/bucket-store';
import { readBucketSettings } from './bucket/settings';
import { createFolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

/** A store, or the folder of one that is a folder; without it, the store of the environment. */
export type Where = ReleaseStore | string | undefined;

/**
 * Opens the store that the environment names; nothing is loaded for a bucket before it is used.
 * @param folder The store itself, or where the releases of a bucket are kept on this machine.
 * @throws {Error} One line that names the setting that is missing or wrong.
 */
export function openStore(environment: NodeJS.ProcessEnv = process.env, folder = RELEASES_DIR): ReleaseStore {
  const settings = readBucketSettings(environment);
  return settings ? createBucketStore(settings, folder) : createFolderStore(folder);
}

export const storeOf = (where: Where): ReleaseStore =>
  where === undefined ? openStore() : typeof where === 'string' ? createFolderStore(where) : where;
