import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Loose } from '../support/database';
import { useMaintainedServer } from '../support/maintained-server';

const running = useMaintainedServer();

describe('idle transactions', () => {
  it('are aborted, so that their documents are released', async () => {
    const items = running.client.db('test').collection<Loose>('held');
    await items.insertOne({ _id: 1, n: 0 });
    const session = running.client.startSession();
    session.startTransaction();
    await items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
    await expect
      .poll(
        () =>
          items.updateOne({ _id: 1 }, { $inc: { n: 10 } }).then(
            () => 'written',
            () => 'held',
          ),
        { timeout: 10_000 },
      )
      .toBe('written');
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect(await items.findOne()).toEqual({ _id: 1, n: 10 });
  });

  it('are aborted when their client’s connection is lost', async () => {
    const items = running.client.db('test').collection<Loose>('lost');
    await items.insertOne({ _id: 1, n: 0 });
    const other = await new MongoClient(running.server.uri).connect();
    const session = other.startSession();
    session.startTransaction();
    await other
      .db('test')
      .collection<Loose>('lost')
      .updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
    await other.close(true);
    await expect
      .poll(() =>
        items.updateOne({ _id: 1 }, { $inc: { n: 10 } }).then(
          () => 'written',
          () => 'held',
        ),
      )
      .toBe('written');
    expect(await items.findOne()).toEqual({ _id: 1, n: 10 });
  });
});
