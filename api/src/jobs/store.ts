import { MongoJobRepository } from '@agendajs/mongo-backend';
import type { AgendaBackend } from 'agenda';
import type { Db } from 'mongodb';

/** The fields of collection `jobs` the shop reads; the collection belongs to agenda. */
interface JobDocument {
  name: string;
  repeatInterval: number;
  lockedAt: Date | null;
  /** The process that wrote last, which holds the lock if there is one. */
  lastModifiedBy: string | null;
}

const COLLECTION = 'jobs';
const jobs = (db: Db) => db.collection<JobDocument>(COLLECTION);

/** A job is stored once, however many processes start concurrently. */
export async function ensureIndexes(db: Db): Promise<void> {
  await jobs(db).createIndex({ name: 1 }, { name: 'name', unique: true });
}

/** Stores jobs in the shop's database, over separate connections. */
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

/** Updates a stored job to the interval of this release. */
export async function updateInterval(db: Db, name: string, everyMs: number): Promise<void> {
  const isOther = { name, repeatInterval: { $ne: everyMs } };
  await jobs(db).updateOne(isOther, { $set: { repeatInterval: everyMs } });
}

/** Releases the jobs a process holds, so that others need not wait for its locks to expire. */
export async function releaseJobs(db: Db, names: readonly string[], holder: string): Promise<void> {
  const held = { name: { $in: [...names] }, lastModifiedBy: holder, lockedAt: { $ne: null } };
  await jobs(db).updateMany(held, { $set: { lockedAt: null } });
}
