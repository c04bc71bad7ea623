import { randomUUID } from 'node:crypto';
import { Agenda, type Job as AgendaJob } from 'agenda';
import { isDuplicateKey } from '../lib/duplicate-key';
import type { ApiServices } from '../server/context';
import type { Job } from './job';
import { createBackend, ensureIndexes, releaseJobs, updateInterval } from './store';

type RunnerServices = Pick<ApiServices, 'db' | 'log'>;

export interface RunnerOptions {
  /** How often the database is polled for due jobs. */
  pollMs?: number;
  /** A process that has not renewed its lock for this long is presumed dead: another one takes over the job. */
  lockMs?: number;
  /** Delay before a failed job is retried: doubled each time, at most its interval. */
  retryMs?: number;
}

const POLL_MS = 5000;
const LOCK_MS = 60_000;
const RETRY_MS = 5000;

/** Executes a run and renews its lock. Waits for the last renewal, which could otherwise outlive the lock. */
async function runLocked(
  job: Job,
  agendaJob: AgendaJob,
  { lockMs, stopping }: { lockMs: number; stopping: AbortSignal },
): Promise<void> {
  if (stopping.aborted) return;
  let renewal: Promise<unknown> = Promise.resolve();
  const renew = () => {
    renewal = agendaJob.touch().catch(() => undefined);
  };
  const timer = setInterval(renew, lockMs / 3);
  try {
    await job.run(stopping);
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

/** Registers a job with agenda. */
function define(
  agenda: Agenda,
  job: Job,
  {
    lockMs,
    retryMs,
    stopping,
  }: Required<Pick<RunnerOptions, 'lockMs' | 'retryMs'>> & { stopping: AbortSignal },
): void {
  agenda.define(job.name, (agendaJob) => runLocked(job, agendaJob, { lockMs, stopping }), {
    lockLifetime: lockMs,
    concurrency: 1,
    lockLimit: 1,
    backoff: ({ attempt }) => Math.min(job.everyMs, retryMs * 2 ** (attempt - 1)),
  });
}

/** Stores a job unless it exists; an existing one keeps its schedule and lock. */
async function schedule(agenda: Agenda, services: RunnerServices, { name, everyMs }: Job): Promise<void> {
  const stored = agenda.create(name).unique({ name }, { insertOnly: true });
  try {
    await stored.repeatEvery(everyMs).save();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  await updateInterval(services.db, name, everyMs);
}

/** Counts active runs; `idle` waits until there are none. */
function countRunning(agenda: Agenda): { idle(): Promise<void> } {
  const running = new Set<AgendaJob>();
  let notify = () => {};
  agenda.on('start', (job: AgendaJob) => running.add(job));
  agenda.on('complete', (job: AgendaJob) => {
    running.delete(job);
    notify();
  });
  return {
    async idle() {
      while (running.size > 0) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
    },
  };
}

/**
 * Runs jobs by their intervals: each runs in at most one process at a time, which holds its lock in the database.
 * Failures are logged with the job's name and retried.
 * @returns a function that stops the runner: active runs are finished and locks released
 */
export async function startJobs(
  services: RunnerServices,
  jobs: readonly Job[],
  { pollMs = POLL_MS, lockMs = LOCK_MS, retryMs = RETRY_MS }: RunnerOptions = {},
): Promise<() => Promise<void>> {
  const { db, log } = services;
  await ensureIndexes(db);
  const holder = randomUUID();
  const agenda = new Agenda({ backend: createBackend(db), name: holder, processEvery: pollMs });
  const stop = new AbortController();
  const running = countRunning(agenda);
  agenda.on('fail', (error: Error, { attrs }: AgendaJob) =>
    log.error({ err: error, job: attrs.name }, 'A job failed'),
  );
  agenda.on('error', (error: Error) => log.error({ err: error }, 'Could not process due jobs'));
  for (const job of jobs) define(agenda, job, { lockMs, retryMs, stopping: stop.signal });
  await agenda.ready;
  await Promise.all(jobs.map((job) => schedule(agenda, services, job)));
  await agenda.start();
  return async () => {
    stop.abort();
    await agenda.stop(false);
    await running.idle();
    const names = jobs.map(({ name }) => name);
    await releaseJobs(db, names, holder);
    for (const { close } of jobs) close?.();
  };
}
