import { expect, it } from 'vitest';
import type { Loose, TestDatabase } from './database';
import { runOn } from './sales';

/** The document that expressions are evaluated on. */
export const doc = {
  _id: 1,
  n: 7,
  s: 'Salt Bush',
  list: [3, 1, 2],
  sub: { a: 1, b: 2 },
  at: new Date('2026-03-04T05:06:07Z'),
  none: null,
};

/** Tests that each expression has its value on the document. */
export function eachIs(database: TestDatabase, cases: [Loose, unknown][]): void {
  const run = runOn(database);
  it.each(cases)('%j is %j', async (expression, expected) => {
    const [found] = await run([{ $project: { _id: 0, value: expression } }], [doc]);
    expect(found.value).toEqual(expected);
  });
}
