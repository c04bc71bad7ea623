import type { ClientSession, Collection, MongoClient } from 'mongodb';
import type { Loose } from './database';

/** Keeps a transaction open at any time: the next one starts before the last one ends. */
export class Overlapping {
  #open: ClientSession | undefined;

  constructor(
    private readonly client: MongoClient,
    private readonly items: Collection<Loose>,
  ) {}

  async next(n: number): Promise<void> {
    const session = this.client.startSession();
    session.startTransaction();
    await this.items.insertOne({ _id: `in transaction ${n}` }, { session });
    await this.end();
    this.#open = session;
  }

  async end(): Promise<void> {
    await this.#open?.commitTransaction();
    await this.#open?.endSession();
    this.#open = undefined;
  }
}

/** Sends one command of each kind, with fields, values, patterns and sessions that no command had before. */
export async function sendOdd(client: MongoClient, items: Collection<Loose>, n: number): Promise<void> {
  const name = `f${n}`;
  const letter = String.fromCodePoint(0x4e00 + (n % 20_000));
  const session = client.startSession();
  await items.insertOne({ _id: n, [name]: n, at: new Date(), text: 'x'.repeat(200) }, { session });
  await session.endSession();
  await Promise.all([
    items.findOne({ [name]: n }, { projection: { [name]: 1 }, sort: { [name]: 1 } }),
    items.findOne({ text: { $regex: `^${name}` } }),
    items.findOne({ text: letter }, { collation: { locale: 'en', strength: 1 } }),
    items
      .aggregate([{ $match: { _id: n } }, { $addFields: { [`${name}x`]: { $add: [`$${name}`, n] } } }])
      .toArray(),
    items.distinct(name, { _id: n }),
    items.countDocuments({ [name]: { $gt: n } }),
    items.updateOne({ _id: n }, { $set: { [`g${n}`]: n } }),
    items
      .find({ $nonsense: name })
      .toArray()
      .catch(() => undefined),
  ]);
  const cursor = items.find({}, { batchSize: 1 });
  await cursor.next();
  await cursor.close();
  await items.deleteOne({ _id: n });
}
