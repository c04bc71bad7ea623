import type { ClientSession, Collection } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseOutage } from '../../src/lib/database/database-outage';
import { startFaultyClient } from './faulty-client';
import { FAULTS, type Fault } from './faulty-connection';

interface Note {
  _id: string;
  count: number;
}
type Options = { session?: ClientSession };

/** Every way in which the api reads and writes. */
const WAYS: Readonly<Record<string, (notes: Collection<Note>, options: Options) => Promise<unknown>>> = {
  find: (notes, options) => notes.find({}, options).toArray(),
  findOne: (notes, options) => notes.findOne({}, options),
  aggregate: (notes, options) => notes.aggregate([{ $match: {} }], options).toArray(),
  countDocuments: (notes, options) => notes.countDocuments({}, options),
  distinct: (notes, options) => notes.distinct('count', {}, options),
  insertOne: (notes, options) => notes.insertOne({ _id: 'one', count: 0 }, options),
  insertMany: (notes, options) => notes.insertMany([{ _id: 'many', count: 0 }], options),
  updateOne: (notes, options) => notes.updateOne({ _id: 'a' }, { $inc: { count: 1 } }, options),
  updateMany: (notes, options) => notes.updateMany({}, { $inc: { count: 1 } }, options),
  replaceOne: (notes, options) => notes.replaceOne({ _id: 'a' }, { count: 1 }, options),
  deleteOne: (notes, options) => notes.deleteOne({ _id: 'b' }, options),
  deleteMany: (notes, options) => notes.deleteMany({ _id: 'b' }, options),
  findOneAndUpdate: (notes, options) => notes.findOneAndUpdate({}, { $inc: { count: 1 } }, options),
  findOneAndReplace: (notes, options) => notes.findOneAndReplace({ _id: 'a' }, { count: 1 }, options),
  findOneAndDelete: (notes, options) => notes.findOneAndDelete({ _id: 'b' }, options),
  bulkWrite: (notes, options) =>
    notes.bulkWrite([{ updateOne: { filter: { _id: 'a' }, update: { $inc: { count: 1 } } } }], options),
};
/** Faults that no further attempt of the driver survives. */
const LASTING: readonly Fault[] = FAULTS.filter((fault) => fault !== 'stall');
/** More commands than the driver attempts. */
const TIMES = 10_000;
/** At once: the error of the first lost connection makes all others stale, and the driver labels their errors no more. */
const COPIES = 3;

let faulty: Awaited<ReturnType<typeof startFaultyClient>>;
let notes: Collection<Note>;
beforeAll(async () => {
  faulty = await startFaultyClient();
  notes = faulty.db.collection<Note>('notes');
  await notes.insertOne({ _id: 'a', count: 0 });
}, 60_000);
afterAll(() => faulty.close());

/** Begins a transaction, so that later commands are in the middle of it. */
async function beginTransaction(): Promise<ClientSession> {
  const session = faulty.client.startSession();
  session.startTransaction();
  await notes.findOne({ _id: 'a' }, { session });
  return session;
}

/** Reads and writes in every way at once, each several times. @returns what failed, by way */
async function failuresUnder(fault: Fault, isInTransaction: boolean): Promise<[string, unknown][]> {
  const ways = Object.entries(WAYS).flatMap((way) => Array.from({ length: COPIES }, () => way));
  const sessions = await Promise.all(isInTransaction ? ways.map(beginTransaction) : []);
  faulty.connection.arm({ fault, skip: 0, times: TIMES });
  const results = await Promise.allSettled(
    ways.map(([, run], n) => run(notes, sessions[n] ? { session: sessions[n] } : {})),
  );
  faulty.connection.record();
  await Promise.all(sessions.map((session) => session.endSession()));
  return results.flatMap((result, n): [string, unknown][] =>
    result.status === 'rejected' ? [[ways[n]?.[0] ?? '', result.reason]] : [],
  );
}

describe('every error of a lost connection or a refusing server is an outage', () => {
  const cases = LASTING.flatMap((fault) => [
    { fault, isInTransaction: true },
    // Only transactions meet conflicts.
    ...(fault === 'conflict' ? [] : [{ fault, isInTransaction: false }]),
  ]);

  it.each(cases)('$fault, in a transaction: $isInTransaction', async ({ fault, isInTransaction }) => {
    const failures = await failuresUnder(fault, isInTransaction);
    expect(new Set(failures.map(([way]) => way))).toEqual(new Set(Object.keys(WAYS)));
    const missed = failures.filter(([, error]) => !isDatabaseOutage(error));
    expect(missed.map(([way, error]) => `${way}: ${error}`)).toEqual([]);
  });
});
