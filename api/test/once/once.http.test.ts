import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLAIM_KINDS } from '../../src/lib/claims';
import { testApi } from '../server/test-api';
import { CLAIMS, REFERENCE, UNIQUE_INDEXES } from './promises';

const API = join(import.meta.dirname, '../..');
const WHY = 'What happens once has to be raced: write the test, and name it in test/once/promises.ts.';

const api = testApi({ products: 0 });

/** Returns `collection.name` of every unique index of the database. */
async function uniqueIndexes(): Promise<string[]> {
  const collections = await api.db.listCollections().toArray();
  const names = collections.map(async ({ name }) => {
    const indexes = await api.db.collection(name).indexes();
    return indexes.filter(({ unique }) => unique).map((index) => `${name}.${index.name}`);
  });
  return (await Promise.all(names)).flat();
}

describe('what happens once', () => {
  it('by a unique index is in the table', async () => {
    expect((await uniqueIndexes()).sort(), WHY).toEqual(Object.keys(UNIQUE_INDEXES).sort());
  });

  it('by a claim is in the table', () => {
    expect([...CLAIM_KINDS].sort(), WHY).toEqual(Object.keys(CLAIMS).sort());
  });

  const promised = Object.entries({ ...CLAIMS, ...UNIQUE_INDEXES });
  it.each(promised.flatMap(([name, row]) => (row === REFERENCE ? [] : [{ name, ...row }])))(
    '$name is raced by a test',
    ({ file, title }) => {
      const titles = [
        ...readFileSync(join(API, file), 'utf8').matchAll(/\bit(?:\.each\(.*\))?\(\s*'([^']+)'/g),
      ];
      expect(
        titles.some(([, given = '']) => given.includes(title)),
        WHY,
      ).toBe(true);
    },
  );
});
