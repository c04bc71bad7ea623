import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { updatedIn } from '../support/updated';

const database = useDatabase();
const updated = updatedIn(database);

describe('operators', () => {
  it.each([
    [{ a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
    [{ a: [1, 2] }, { $set: { 'a.1': 5, 'a.3': 6 } }, { a: [1, 5, null, 6] }],
    [{ a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
    [{ a: [1, 2, 3] }, { $unset: { 'a.1': '' } }, { a: [1, null, 3] }],
    [{ a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
    [{ a: 2 }, { $inc: { a: 0.5 } }, { a: 2.5 }],
    [{ a: 4 }, { $mul: { a: 3, b: 2 } }, { a: 12, b: 0 }],
    [{ a: 4, b: 4 }, { $min: { a: 3, b: 9, c: 1 } }, { a: 3, b: 4, c: 1 }],
    [{ a: 4, b: 4 }, { $max: { a: 3, b: 9 } }, { a: 4, b: 9 }],
    [{ a: 1, b: { c: 2 } }, { $rename: { a: 'x', 'b.c': 'y.z' } }, { b: {}, x: 1, y: { z: 2 } }],
    [{ a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
    [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
  ])('%j with %j', async (document, update, expected) => {
    expect(await updated(document, update)).toEqual(expected);
  });
});
