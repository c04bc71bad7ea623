import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { findFreePort } from '../src/free-port';
import { ROOT } from '../src/paths';
import type { Supervised } from './supervisor/supervisor';

/** The server processes of a shop, in the order of their start. */
interface ShopServers {
  /** Null with a MongoDB. */
  database: Supervised | null;
  api: Supervised;
  webServer: Supervised;
  origin: string;
}

/** The api refuses an embedded database that production does not permit; no data folder is made for it before. */
function needsDatabase({ MONGODB_URI, NODE_ENV, ALLOW_EMBEDDED_DATABASE }: NodeJS.ProcessEnv): boolean {
  return !MONGODB_URI && (NODE_ENV !== 'production' || Boolean(ALLOW_EMBEDDED_DATABASE));
}

function planDatabase(port: number): Supervised {
  const folder = resolve(ROOT, process.env.DATA_DIR ?? '.data', 'db');
  return {
    name: 'database',
    args: [join(ROOT, 'api/dist/embedded-mongo.mjs'), '--data-dir', folder, '--port', String(port)],
    env: {},
  };
}

/**
 * Room for young objects, in MB. A request's objects die before they would be moved to the old space, whose collection
 * holds up every other request.
 */
const YOUNG_SPACE = '--max-semi-space-size=64';

/**
 * What the web server presents to the api: by default a new one each time the two are started together. None for a
 * developer's api on a port that was asked for, which is called by hand.
 */
function chooseAccessToken({ API_ACCESS_TOKEN, API_PORT, NODE_ENV }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!API_ACCESS_TOKEN && API_PORT && NODE_ENV !== 'production') return {};
  return { API_ACCESS_TOKEN: API_ACCESS_TOKEN || randomBytes(32).toString('base64url') };
}

const LOOPBACK = '127.0.0.1';

/** Decides what to run: programs, ports and settings. A server keeps its port when it is started again. */
export async function planServers(
  port: number,
  build: string,
  webServerSettings: NodeJS.ProcessEnv,
): Promise<ShopServers> {
  const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const apiPort = process.env.API_PORT ? Number(process.env.API_PORT) : await findFreePort();
  const databasePort = await findFreePort();
  const access = chooseAccessToken(process.env);
  const database = needsDatabase(process.env) ? planDatabase(databasePort) : null;
  return {
    origin,
    database,
    api: {
      name: 'api',
      args: [YOUNG_SPACE, join(ROOT, 'api/dist/main.mjs')],
      env: {
        // HOST opens the web server to others; the api is reached through it alone.
        HOST: LOOPBACK,
        PORT: String(apiPort),
        PUBLIC_ORIGIN: origin,
        ...access,
        ...(database ? { EMBEDDED_DATABASE_PORT: String(databasePort) } : {}),
      },
    },
    webServer: {
      name: 'web server',
      args: [YOUNG_SPACE, '--enable-source-maps', join(build, 'server/server.mjs')],
      env: {
        BROWSER_DIR: join(build, 'browser'),
        // React reads this: its development build, which releases never need, takes half as long again (decision 0051).
        NODE_ENV: 'production',
        SHOP_ENVIRONMENT: process.env.NODE_ENV || 'development',
        ...webServerSettings,
        PORT: String(port),
        ...access,
        API_URL: `http://${LOOPBACK}:${apiPort}`,
        PUBLIC_ORIGIN: origin,
      },
    },
  };
}
