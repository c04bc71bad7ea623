import { join } from 'node:path';
import { startApiRelay } from '../shop/api-relay';
import { prepareFolder, removeShop } from '../shop/folder';
import { startWebServer } from '../shop/web-server';
import { shopOrigin } from '../shop-origin';

/** A web server with releases of its own, which a test may change, on the api of the shared shop. */
export interface ReleasesServer {
  origin: string;
  releasesDir: string;
  stop(): Promise<void>;
}

/** Starts a web server on a copy of the releases built for this run. */
export async function startReleasesServer(): Promise<ReleasesServer> {
  const folder = prepareFolder();
  const releasesDir = join(folder, 'releases');
  const api = await startApiRelay(shopOrigin());
  const server = await startWebServer(api.url, { RELEASES_DIR: releasesDir });
  return {
    origin: server.origin,
    releasesDir,
    async stop() {
      server.stop();
      await api.stop();
      removeShop({ folder });
    },
  };
}
