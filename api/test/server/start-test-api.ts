import { rmSync } from 'node:fs';
import type { Tracing } from '@saltbush/contract/tracing';
import type { DestinationStream } from 'pino';
import { startEmbeddedMongo } from '../../embedded-mongo/src/index';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../seed';
import type { PasswordHashing } from '../../src/domains/accounts';
import { readConfig } from '../../src/server/config';
import { createClient } from '../../src/server/connect';
import { createApi } from '../../src/server/create-api';
import type { Execute } from '../../src/server/graphql/execute';
import { listen } from '../../src/server/listen';
import { createLogger } from '../../src/server/logging';
import { createServices } from '../../src/server/services';
import { TestClient, type TestUser } from '../clients/test-client';
import { createBothExecutions } from './both-executions';
import { CHEAP_PASSWORDS } from './cheap-passwords';
import { copySampleShop, createDataDir } from './seeded-data';
import { TestClock } from './test-clock';
import { USUAL_PRODUCTS } from './usual-shop';

export interface TestApiOptions {
  /** Size of the sample shop; even the smallest contains every known product. */
  products?: number;
  /** The api's current time; it stands still until `clock.current` is set. */
  now?: Date;
  /** A data directory to keep; by default a temporary one is removed when the api closes. */
  dataDir?: string;
  /** Destination of log lines. */
  logTo?: DestinationStream;
  /** Settings that override the tests' defaults. */
  env?: NodeJS.ProcessEnv;
  /** How operations are executed; by default compiled and interpreted, with equal responses. */
  execute?: Execute;
  /** Receives the database's connection string and returns the one that the api connects to. */
  connectThrough?: (uri: string) => Promise<string>;
  /** Whether the database fails on request (`configureFailPoint`). */
  testCommands?: boolean;
  /** How long a request may take. */
  deadlineMs?: number;
  /** How passwords are stored; by default cheaply, `null` for the api's own way. */
  passwords?: PasswordHashing | null;
  /** Traces requests. */
  tracing?: Tracing;
}

export const SECRETS = {
  authSecret: 'a secret of the tests, long enough to be taken',
  fieldEncryptionKeys: `test:${Buffer.alloc(32, 7).toString('base64')}`,
};

/** Nothing expires by the machine's clock, which is not the test's: `expire` does it by the test's. */
const NEVER = 2 ** 31 - 1;

/** Creates a data directory: a copy of a sample shop, or empty if only the api's own settings can seed it. */
async function newDataDir(options: TestApiOptions): Promise<string> {
  const { products = USUAL_PRODUCTS, now = null, env = {}, passwords } = options;
  if (env.NODE_ENV || env.SEED_PRODUCTS || passwords !== undefined) return createDataDir();
  return copySampleShop({ products, now }, async (dataDir) => {
    const api = await startTestApi({ products, dataDir, ...(now && { now }) });
    await api.close();
  });
}

/** Starts a real api on a free port over a separate embedded database with a small sample shop; one per test file. */
export async function startTestApi(options: TestApiOptions = {}) {
  const dataDir = options.dataDir ?? (await newDataDir(options));
  const { products = USUAL_PRODUCTS, now = new Date(), env = {} } = options;
  const database = await startEmbeddedMongo({
    dataDir,
    maintenanceMillis: NEVER,
    testCommands: options.testCommands,
  });
  const uri = (await options.connectThrough?.(database.uri)) ?? database.uri;
  const client = await createClient(uri, options.tracing).connect();
  const config = readConfig({
    NODE_ENV: 'test',
    SEED_PRODUCTS: String(products),
    LOG_LEVEL: 'silent',
    ALLOW_EMBEDDED_GATEWAY: '1',
    ALLOW_EMBEDDED_DATABASE: '1',
    ...env,
  });
  const clock = new TestClock(now);
  const { tracing } = options;
  const log = createLogger(config.logLevel, options.logTo, tracing?.logFields);
  const passwords = options.passwords === undefined ? CHEAP_PASSWORDS : (options.passwords ?? undefined);
  const needs = { client, config, secrets: SECRETS, clock, log, searchFollowMs: 0, passwords, tracing };
  const services = await createServices(needs);
  const both = createBothExecutions();
  const http = await listen(
    createApi(services, options.execute ?? both.execute, options.deadlineMs),
    0,
    '127.0.0.1',
  );
  const url = `http://127.0.0.1:${http.port}`;
  const browser = new TestClient(url);
  return {
    url,
    /** Connection string of the database, for other api processes. */
    databaseUri: database.uri,
    db: services.db,
    client,
    clock,
    /** Lets the database remove what has expired at the api's current time. */
    expire: () => database.maintain(clock.now().getTime()),
    services,
    /** Every operation is executed in both ways, unless `execute` is given. */
    both,
    /** Sends one GraphQL operation as a guest or a user. */
    request: browser.request,
    /** Posts JSON to any path. */
    post: browser.post,
    /** Signs up a new customer. */
    signUp: browser.signUp,
    signIn: browser.signIn,
    /** Signs in to one of the demo accounts. */
    async demo(key: DemoAccount['key']): Promise<TestUser> {
      const account = DEMO_ACCOUNTS.find((demo) => demo.key === key);
      if (!account) throw new Error(`No demo account ${key}`);
      return browser.signIn(account);
    },
    async close(): Promise<void> {
      await http.close();
      await services.search.close();
      await client.close();
      await database.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      both.assertEqual();
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
