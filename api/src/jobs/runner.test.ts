import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@saltbush/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../server/logging';
import type { Job } from './job';
import { startJobs } from './runner';

/** Long enough that a busy machine cannot keep a live process from renewing its lock. */
const QUICK = { pollMs: 20, lockMs: 1500, retryMs: 30 };
const WAIT = { timeout: 10_000, interval: 10 };

const dataDir = mkdtempSync(join(tmpdir(), 'jobs-'));
let server: Awaited<ReturnType<typeof startEmbeddedMongo>>;
let client: MongoClient;
let db: Db;
let lines: string[] = [];
const log = createLogger('error', { write: (line: string) => lines.push(line) });
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startEmbeddedMongo({ dataDir });
  client = await new MongoClient(server.uri).connect();
});
afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});
let databases = 0;
beforeEach(() => {
  databases += 1;
  db = client.db(`jobs${databases}`);
  lines = [];
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const stored = () => db.collection('jobs').find().toArray();

/** Starts the jobs of one process. */
async function start(jobs: Job[], options = QUICK): Promise<() => Promise<void>> {
  const stop = await startJobs({ db, log }, jobs, options);
  stops.push(stop);
  return stop;
}

/** A run that lasts until it is released. */
function slowPass() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

describe('jobs', () => {
  it('run repeatedly, in one process at a time', async () => {
    let inside = 0;
    let most = 0;
    let passes = 0;
    const job: Job = {
      name: 'count',
      everyMs: 1,
      async run() {
        inside += 1;
        most = Math.max(most, inside);
        await db.command({ ping: 1 });
        passes += 1;
        inside -= 1;
      },
    };
    await Promise.all([start([job]), start([job]), start([job])]);
    await vi.waitFor(() => expect(passes).toBeGreaterThan(6), WAIT);
    expect(most).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('are not taken from a live process, however long they run', async () => {
    const { end, ended } = slowPass();
    const seen: string[] = [];
    const jobOf = (process: string, run: () => Promise<unknown>): Job => ({
      name: 'slow',
      everyMs: 1,
      run: () => {
        seen.push(process);
        return run();
      },
    });
    await start([jobOf('first', () => ended)]);
    await vi.waitFor(() => expect(seen).toEqual(['first']), WAIT);
    const begunAt = Date.now();
    await start([jobOf('second', async () => undefined)]);
    await vi.waitFor(() => expect(Date.now() - begunAt).toBeGreaterThan(2 * QUICK.lockMs), WAIT);
    expect(seen).toEqual(['first']);
    end();
    await vi.waitFor(() => expect(seen).toContain('second'), WAIT);
  });

  it('wait until the lock of a dead process expires', async () => {
    let passes = 0;
    const job: Job = {
      name: 'left',
      everyMs: 60_000,
      run: async () => {
        passes += 1;
      },
    };
    const stop = await start([job]);
    await vi.waitFor(() => expect(passes).toBe(1), WAIT);
    await stop();
    const lockedAt = new Date();
    const left = { lockedAt, nextRunAt: lockedAt, lastModifiedBy: 'dead' };
    await db.collection('jobs').updateOne({ name: 'left' }, { $set: left });
    await start([job], { ...QUICK, lockMs: 600 });
    await vi.waitFor(() => expect(passes).toBe(2), WAIT);
    expect(Date.now() - lockedAt.getTime()).toBeGreaterThanOrEqual(600);
  });

  it('are logged by name when they fail, and retried early', async () => {
    let passes = 0;
    await start([
      {
        name: 'fails-once',
        everyMs: 60_000,
        async run() {
          passes += 1;
          if (passes === 1) throw new Error('no stock of patience');
        },
      },
    ]);
    await vi.waitFor(() => expect(passes).toBeGreaterThan(1), WAIT);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { job: 'fails-once', msg: 'A job failed', err: { message: 'no stock of patience' } },
    ]);
  });

  it('finish their current run when the process stops, and release their lock', async () => {
    const { end, ended } = slowPass();
    let signal: AbortSignal | undefined;
    let isFinished = false;
    let isClosed = false;
    const stop = await start([
      {
        name: 'slow',
        everyMs: 1000,
        async run(stopping) {
          signal = stopping;
          await ended;
          isFinished = true;
        },
        close() {
          isClosed = isFinished;
        },
      },
    ]);
    await vi.waitFor(() => expect(signal).toBeDefined(), WAIT);
    const stopped = stop();
    expect(signal?.aborted).toBe(true);
    end();
    await stopped;
    expect([isFinished, isClosed]).toEqual([true, true]);
    expect(await stored()).toMatchObject([{ name: 'slow', lockedAt: null }]);
  });

  it('keep their schedule when another process starts, but use the interval of the newest release', async () => {
    const job = (everyMs: number): Job => ({ name: 'rare', everyMs, run: async () => undefined });
    await start([job(60_000)]);
    await vi.waitFor(async () => expect((await stored())[0]?.lastFinishedAt).toBeTruthy(), WAIT);
    const [before] = await stored();
    await start([job(90_000)]);
    const [after] = await stored();
    expect(after).toMatchObject({ nextRunAt: before?.nextRunAt, repeatInterval: 90_000 });
  });
});
