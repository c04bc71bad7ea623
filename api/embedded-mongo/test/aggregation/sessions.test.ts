import { describe, expect, it } from 'vitest';
import { type Loose, useDatabase } from '../support/database';

const database = useDatabase();

describe('$listLocalSessions', () => {
  it('lists the sessions that clients use, until they end', async () => {
    const admin = database.client.db('admin');
    const listed = async (id: Loose): Promise<number> => {
      const all = await admin.aggregate([{ $listLocalSessions: {} }]).toArray();
      return all.filter(({ _id }) => _id.id.toString('hex') === id.toString('hex')).length;
    };
    const session = database.client.startSession();
    await admin.command({ ping: 1 }, { session });
    const { id } = session.id ?? {};
    expect(await listed(id)).toBe(1);
    await admin.command({ endSessions: [{ id }] });
    expect(await listed(id)).toBe(0);
    await session.endSession();
  });
});
