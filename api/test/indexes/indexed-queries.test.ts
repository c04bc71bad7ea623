import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@saltbush/embedded-mongo';
import { type CommandStartedEvent, type Db, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Access, accessOf, serves } from './access';
import { accountsQueries } from './queries/accounts';
import { auditLogQueries } from './queries/audit-log';
import { cartAndOrdersQueries } from './queries/cart-and-orders';
import { catalogueQueries } from './queries/catalogue';
import { contentQueries } from './queries/content';
import { favouriteAlertQueries } from './queries/favourite-alerts';
import { healthQueries } from './queries/health';
import { offerQueries } from './queries/offers';
import { orderDeskQueries } from './queries/order-desk';
import { programsQueries } from './queries/programs';
import { promotionQueries } from './queries/promotions';
import type { QueryContext, QueryGroup } from './queries/query-group';
import { releaseQueries } from './queries/releases';
import { searchQueries } from './queries/search';
import { staffClaimQueries } from './queries/staff-claims';
import { telehealthQueries } from './queries/telehealth';

const GROUPS = [
  accountsQueries,
  auditLogQueries,
  cartAndOrdersQueries,
  catalogueQueries,
  contentQueries,
  favouriteAlertQueries,
  healthQueries,
  offerQueries,
  orderDeskQueries,
  programsQueries,
  promotionQueries,
  releaseQueries,
  searchQueries,
  staffClaimQueries,
  telehealthQueries,
];
const QUERIES: QueryGroup['queries'] = Object.assign({}, ...GROUPS.map(({ queries }) => queries));
/** Their collections have no index besides `_id`. */
const UNINDEXED = [
  'content',
  'mail_preferences',
  'pharmacies',
  'food_pantries',
  'food_targets',
  'telehealth_windows',
  'journey_vouchers',
  'favourite_offers',
  'favourite_events',
];

const dataDir = mkdtempSync(join(tmpdir(), 'indexed-'));
let server: Awaited<ReturnType<typeof startEmbeddedMongo>>;
let client: MongoClient;
let db: Db;
let commands: Document[] = [];

beforeAll(async () => {
  server = await startEmbeddedMongo({ dataDir });
  client = new MongoClient(server.uri, { monitorCommands: true });
  client.on('commandStarted', ({ command }: CommandStartedEvent) => commands.push(command));
  db = client.db('indexed');
  for (const { ensureIndexes } of GROUPS) for (const ensure of ensureIndexes) await ensure(db);
  for (const name of UNINDEXED) await db.createCollection(name);
}, 30_000);
afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  commands = [];
});

async function unserved(access: Access): Promise<boolean> {
  const indexes = await db.collection(access.collection).listIndexes().toArray();
  return !indexes.some(({ key }) => serves(Object.keys(key), access));
}

const transaction: QueryContext['transaction'] = (work) =>
  client.withSession((session) => session.withTransaction(() => work(session)));

it.each(Object.keys(QUERIES))('%s is served by an index', async (name) => {
  await QUERIES[name]?.({ db, client, transaction });
  const sent = commands.flatMap(accessOf);
  expect(sent.length).toBeGreaterThan(0);
  for (const access of sent) {
    expect(await unserved(access), JSON.stringify(access)).toBe(false);
  }
});
