import { describe, expect, it } from 'vitest';
import type { Loose } from './support/database';
import { useMaintainedServer } from './support/maintained-server';

const running = useMaintainedServer();

const START = Date.UTC(2026, 0, 1);
const at = (seconds: number): Date => new Date(START + seconds * 1000);

describe('documents with a time to live', () => {
  it('are removed once their date plus the index’s seconds has passed', async () => {
    const items = running.client.db('test').collection<Loose>('tokens');
    await items.createIndex({ createdAt: 1 }, { expireAfterSeconds: 60 });
    await items.insertMany([
      { _id: 'old', createdAt: at(0) },
      { _id: 'young', createdAt: at(30) },
      { _id: 'list', createdAt: [at(500), at(10)] },
      { _id: 'text', createdAt: '2020-01-01' },
      { _id: 'none' },
    ]);
    const left = async () => (await items.find().toArray()).map(({ _id }) => _id);
    await running.server.maintain(at(59).getTime());
    expect(await left()).toHaveLength(5);
    await running.server.maintain(at(75).getTime());
    expect(await left()).toEqual(['young', 'text', 'none']);
    await running.client
      .db('test')
      .command({ collMod: 'tokens', index: { keyPattern: { createdAt: 1 }, expireAfterSeconds: 10 } });
    await running.server.maintain(at(75).getTime());
    expect(await left()).toEqual(['text', 'none']);
  });

  it('are all removed, however many there are', async () => {
    const items = running.client.db('test').collection<Loose>('many');
    await items.createIndex({ expires: -1 }, { expireAfterSeconds: 0 });
    await items.insertMany(Array.from({ length: 1300 }, (_, n) => ({ expires: at(n) })));
    await running.server.maintain(at(1199).getTime());
    expect(await items.countDocuments()).toBe(100);
  });
});
