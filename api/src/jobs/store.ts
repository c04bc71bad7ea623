import { MongoJobRepository } from '@agendajs/mongo-backend';
import type { AgendaBackend } from 'agenda';
import type { Db } from 'mongodb';

/** What the shop itself reads of collection `jobs`, which belongs to agenda. */
interface JobDocument {
  name: string;
  repeatInterval: number;
  lockedAt: Date | null;
  /** The process that wrote last: the one that holds the lock while there is one. */
  lastModifiedBy: string | null;
}

const COLLECTION = 'jobs';
const jobs = (db: Db) => db.collection<JobDocument>(COLLECTION);

/** A job is stored once, however many processes start at a time. */
export async function ensureIndexes(db: Db): Promise<void> {
  await jobs(db).createIndex({ name: 1 }, { name: 'name', unique: true });
}

/** Keeps jobs in the shop's database, over its own connections. */
export function createBackend(db: Db): AgendaBackend {
  const repository = new MongoJobRepository({
    mongo: db,
    db: { collection: COLLECTION },
    ensureIndex: false,
  });
  return {
    name: 'MongoDB',
    repository,
    ownsConnection: false,
    connect: () => repository.connect(),
    disconnect: async () => undefined,
  };
}

/** Gives a stored job the interval that this release has for it. */
export async function updateInterval(db: Db, name: string, everyMs: number): Promise<void> {
  const isOther = { name, repeatInterval: { $ne: everyMs } };
  await jobs(db).updateOne(isOther, { $set: { repeatInterval: everyMs } });
}

/** Gives back the jobs that a process holds, so that others need not wait until its locks are over. */
export async function releaseJobs(db: Db, names: readonly string[], holder: string): Promise<void> {
  const held = { name: { $in: [...names] }, lastModifiedBy: holder, lockedAt: { $ne: null } };
  await jobs(db).updateMany(held, { $set: { lockedAt: null } });
}
