import { expect } from 'vitest';
import type { Loose } from './database';
import { FILLED, filledDocuments } from './folders';

/** Runs a read: either it yields the truth, or it fails with the error for damaged data. */
async function truthOrError(read: Promise<unknown>, truth: unknown, label: string): Promise<void> {
  let result: unknown;
  try {
    result = await read;
  } catch (error) {
    expect(error, label).toMatchObject({ code: 288 });
    expect((error as Error).message, label).toMatch(/(test\.items|catalogue).* is damaged on disk/);
    return;
  }
  expect(result, label).toEqual(truth);
}

/** Reads the documents of a filled folder in every way and adds one: each yields the truth or an error. */
export async function checkReads(items: Loose, label: string): Promise<void> {
  const all = filledDocuments();
  const byNumber = { sort: { n: 1 } };
  await truthOrError(items.find().toArray(), all, `${label}: scan`);
  await truthOrError(items.countDocuments(), FILLED, `${label}: count`);
  for (const n of [0, 40, 123, FILLED - 1]) {
    await truthOrError(items.findOne({ _id: `item-${n}` }), all[n], `${label}: _id ${n}`);
    await truthOrError(items.findOne({ n }), all[n], `${label}: n ${n}`);
  }
  const group = all.filter((doc) => doc.group === 3);
  await truthOrError(items.find({ group: 3 }, byNumber).toArray(), group, `${label}: index`);
  await truthOrError(items.countDocuments({ group: 3 }), group.length, `${label}: count by an index`);
  await truthOrError(
    items.insertOne({ _id: 'new', n: FILLED }),
    { acknowledged: true, insertedId: 'new' },
    `${label}: insert`,
  );
}
