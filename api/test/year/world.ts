import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnEmbeddedMongo } from '@saltbush/embedded-mongo';
import { MongoClient } from 'mongodb';
import { deliverMails } from '../../src/domains/mail';
import { createJobs } from '../../src/jobs';
import type { Job } from '../../src/jobs/job';
import type { RequestUser } from '../../src/lib/context';
import { readConfig } from '../../src/server/config';
import type { ApiContext, ApiServices } from '../../src/server/context';
import { createLoaders } from '../../src/server/loaders';
import { createLogger } from '../../src/server/logging';
import { createServices } from '../../src/server/services';
import { CHEAP_PASSWORDS } from '../server/cheap-passwords';
import { SECRETS } from '../server/start-test-api';
import { TestClock } from '../server/test-clock';

const ENTRY = fileURLToPath(new URL('../../embedded-mongo/src/main.ts', import.meta.url));
/** A directory in memory, where available: the data need not survive the run. */
const MEMORY = '/dev/shm';
/** Interval between runs of the jobs while something is still due. */
const MINUTE = 60_000;

/** The part of an api process that runs jobs: separate services and connections. */
export interface WorldProcess {
  services: ApiServices;
  jobs: Job[];
}

/** A scheduled action of a customer, a bank or staff. */
export interface ScheduledAction {
  at: Date;
  run(world: World): Promise<unknown>;
}

export interface World {
  /** Connection string of the database. */
  uri: string;
  clock: TestClock;
  processes: readonly WorldProcess[];
  /** Ids of sent mails, oldest first. */
  sent: string[];
  services: ApiServices;
  /** Returns the context that a resolver receives for a caller. */
  as(user: Pick<RequestUser, 'id' | 'role'>): ApiContext;
  close(): Promise<void>;
}

async function newProcess(uri: string, clock: TestClock): Promise<WorldProcess> {
  const client = await new MongoClient(uri).connect();
  const config = readConfig({ NODE_ENV: 'test', SEED_PRODUCTS: '100' });
  const log = createLogger('silent');
  const needs = {
    client,
    config,
    secrets: SECRETS,
    clock,
    log,
    searchFollowMs: 0,
    passwords: CHEAP_PASSWORDS,
  };
  const services = await createServices(needs);
  return { services, jobs: createJobs(services) };
}

/** Starts two processes over one database, with a clock that the test controls. */
export async function startWorld(start: Date): Promise<World> {
  const dataDir = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'saltbush-year-'));
  const database = await spawnEmbeddedMongo({ dataDir, entry: ENTRY });
  const clock = new TestClock(start);
  const first = await newProcess(database.uri, clock);
  const second = await newProcess(database.uri, clock);
  const { services } = first;
  // The demo customers' subscriptions would be processed as well.
  for (const name of ['autodeliveries', 'journey_subscriptions', 'orders']) {
    await services.db.collection(name).deleteMany({});
  }
  // The database's own clock stays in the present, so it would expire what the year has just stored.
  await services.db.collection('mail_outbox').dropIndex('created');
  return {
    uri: database.uri,
    clock,
    processes: [first, second],
    sent: [],
    services,
    as: ({ id, role }) => {
      const user = { id, role, sessionId: '' };
      const request = { requestId: '', clientAddress: '127.0.0.1', user };
      return { ...services, ...request, loaders: createLoaders(services, user) };
    },
    async close() {
      for (const process of [first, second]) {
        process.services.search.close();
        await process.services.client.close();
      }
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nothing in this year is due for these jobs: running them daily shows that they change nothing. */
const DAILY = new Set(['payment-recovery', 'stock-notifications', 'consult-reminders', 'abandoned-holds']);

/** Runs the jobs of both processes concurrently, then sends mails from both. */
async function pass(world: World, isNewDay: boolean): Promise<void> {
  const transport = {
    send: async (_message: unknown, id: string) => {
      world.sent.push(id);
    },
    close: () => undefined,
  };
  const stopping = new AbortController().signal;
  const run = async ({ services, jobs }: WorldProcess) => {
    for (const job of jobs) if (isNewDay || !DAILY.has(job.name)) await job.run(stopping);
    while ((await deliverMails(services, transport)) > 0);
  };
  await Promise.all(world.processes.map(run));
}

/** Returns the next time at which a job has work; null if there is none. */
async function nextDue({ services: { db } }: World): Promise<Date | null> {
  const earliest = async (collection: string, field: string, filter: object = {}) => {
    const due = { ...filter, [field]: { $gt: new Date(0) } };
    const [found] = await db
      .collection(collection)
      .find(due)
      .sort({ [field]: 1 })
      .limit(1)
      .toArray();
    return (found?.[field] as Date | undefined) ?? null;
  };
  const times = await Promise.all([
    earliest('autodeliveries', 'next_step_at', { status: 'active' }),
    earliest('journey_subscriptions', 'charge_due_at'),
    earliest('journey_subscriptions', 'review_notice_at'),
  ]);
  const known = times.flatMap((time) => time?.getTime() ?? []);
  return known.length > 0 ? new Date(Math.min(...known)) : null;
}

/** Advances the clock to `end`, stopping at everything that is due or scheduled. */
export async function advanceTo(world: World, actions: readonly ScheduledAction[], end: Date): Promise<void> {
  const { clock } = world;
  const coming = [...actions].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (;;) {
    const due = await nextDue(world);
    const [next] = coming;
    const at = next && (!due || next.at < due) ? next.at : due;
    if (!at || at > end) return;
    const day = clock.current.getUTCDate();
    clock.current = at > clock.current ? at : new Date(clock.current.getTime() + MINUTE);
    while (coming[0] && coming[0].at <= clock.current) await coming.shift()?.run(world);
    await pass(world, clock.current.getUTCDate() !== day);
  }
}
