import { rmSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import type { DestinationStream } from 'pino';
import { startEmbeddedMongo } from '../embedded-mongo/src/index';
import { DEMO_ACCOUNTS, type DemoAccount } from '../seed';
import { readConfig } from '../src/server/config';
import { createApi } from '../src/server/create-api';
import { listen } from '../src/server/listen';
import { createLogger } from '../src/server/logging';
import { createServices } from '../src/server/services';
import { createDataDir } from './seeded-data';
import { TestClient, type TestUser } from './test-client';
import { USUAL_PRODUCTS } from './usual-shop';

export interface TestApiOptions {
  /** Size of the sample shop; every known product is in the smallest. */
  products?: number;
  /** What the api takes for the time; it stands still until `clock.current` is set. */
  now?: Date;
  /** A folder that is kept; left out, one that goes with the api. */
  dataDir?: string;
  /** Where lines of the log go. */
  logTo?: DestinationStream;
  /** Settings on top of the tests' own. */
  env?: NodeJS.ProcessEnv;
}

export const SECRETS = {
  authSecret: 'a secret of the tests, long enough to be taken',
  fieldEncryptionKeys: `test:${Buffer.alloc(32, 7).toString('base64')}`,
};

/** Settable time. */
export class TestClock {
  constructor(public current: Date) {}
  now(): Date {
    return this.current;
  }
  advance(milliseconds: number): void {
    this.current = new Date(this.current.getTime() + milliseconds);
  }
}

/** A real api on a free port over an embedded database of its own with a small sample shop; one per test file. */
export async function startTestApi(options: TestApiOptions = {}) {
  const { products = USUAL_PRODUCTS, now = new Date(), env = {} } = options;
  const dataDir = options.dataDir ?? createDataDir({ products, now, env });
  const database = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(database.uri).connect();
  const config = readConfig({
    NODE_ENV: 'test',
    SEED_PRODUCTS: String(products),
    LOG_LEVEL: 'silent',
    ...env,
  });
  const clock = new TestClock(now);
  const log = createLogger(config.logLevel, options.logTo);
  const services = await createServices({ client, config, secrets: SECRETS, clock, log, searchPollMs: 0 });
  const http = await listen(createApi(services), 0, '127.0.0.1');
  const url = `http://127.0.0.1:${http.port}`;
  const browser = new TestClient(url);
  return {
    url,
    /** Address of the database, for other processes of the api. */
    databaseUri: database.uri,
    db: services.db,
    client,
    clock,
    services,
    /** Sends one GraphQL operation, as a guest or as a user. */
    request: browser.request,
    /** Sends JSON to any path. */
    post: browser.post,
    /** A new customer, signed in. */
    signUp: browser.signUp,
    signIn: browser.signIn,
    /** One of the demo accounts, signed in. */
    async demo(key: DemoAccount['key']): Promise<TestUser> {
      const account = DEMO_ACCOUNTS.find((demo) => demo.key === key);
      if (!account) throw new Error(`There is no demo account ${key}`);
      return browser.signIn(account);
    },
    async close(): Promise<void> {
      await http.close();
      await services.search.close();
      await client.close();
      await database.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
