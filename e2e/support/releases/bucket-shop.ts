import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type ReleaseStore, readRegistry } from '@saltbush/build';
import { promote } from '../../../shell/build/src/releases/pointer';
import {
  type BucketServer,
  CREDENTIALS,
  startBucketServer,
} from '../../../shell/build/test/store/bucket-server';
import { startApiRelay } from '../shop/api-relay';
import { prepareFolder, removeShop } from '../shop/folder';
import { startWebServer } from '../shop/web-server';
import { shopOrigin } from '../shop-origin';

/** Web servers that have nothing but a bucket in common, and the machine of a squad that releases into it. */
export interface BucketShop {
  bucket: BucketServer;
  /** Of the squad's machine, which has built the releases. */
  store: ReleaseStore;
  /** Starts a web server; with the folder of an earlier one, it is that machine again. */
  startServer(folder?: string): Promise<{ origin: string; folder: string; kill(): unknown }>;
  stop(): Promise<void>;
}

/** Fills a bucket with the releases built for this run. */
export async function startBucketShop(): Promise<BucketShop> {
  const bucket = await startBucketServer();
  const folder = prepareFolder();
  const releases = join(folder, 'releases');
  Object.assign(process.env, CREDENTIALS);
  const store = openStore({ ...process.env, ...bucket.environment }, releases);
  for (const { current } of Object.values(readRegistry(releases).remotes))
    await promote(current.remote, current.id, store, 'the whole shop is built from one working tree');
  const api = await startApiRelay(shopOrigin());
  const folders = [folder];
  const stops: (() => unknown)[] = [];
  return {
    bucket,
    store,
    async startServer(own = mkdtempSync(join(tmpdir(), 'server-'))) {
      folders.push(own);
      const server = await startWebServer(api.url, { ...bucket.environment, RELEASES_DIR: own });
      stops.push(server.stop);
      return { ...server, folder: own };
    },
    async stop() {
      for (const stop of stops) stop();
      await api.stop();
      await bucket.stop();
      for (const own of folders) removeShop({ folder: own });
    },
  };
}
