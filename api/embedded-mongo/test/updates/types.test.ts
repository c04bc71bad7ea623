import { Double, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { updatedIn } from '../support/updated';

const database = useDatabase();
const updated = updatedIn(database);

describe('types of values', () => {
  it('sets the current date', async () => {
    const before = Date.now();
    const { at } = (await updated({}, { $currentDate: { at: true } })) as { at: Date };
    expect(at.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('keeps the type of a number', async () => {
    const items = database.collection();
    await items.insertOne({
      _id: 1,
      int: 1,
      double: new Double(1),
      long: Long.fromNumber(1),
      big: 2147483647,
    });
    await items.updateOne({}, { $inc: { int: 1, double: 1, long: 1, big: 1 } });
    const types = {
      int: { $type: '$int' },
      double: { $type: '$double' },
      long: { $type: '$long' },
      big: { $type: '$big' },
    };
    const [found] = await items.aggregate([{ $project: { _id: 0, ...types } }]).toArray();
    expect(found).toEqual({ int: 'int', double: 'double', long: 'long', big: 'long' });
    expect(await items.findOne({}, { projection: { _id: 0, big: 1 } })).toEqual({ big: 2147483648 });
  });
});
