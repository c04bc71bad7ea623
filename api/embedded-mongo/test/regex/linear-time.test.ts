import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, useDatabase } from '../support/database';
import { findsIn } from '../support/finds';

const database = useDatabase();
const finds = findsIn(database);

describe('a pattern that makes a backtracking engine run for ever', () => {
  const a = 'a'.repeat(30);
  it.each([
    ['nested repetition', '^(a+)+$', `${a}!`],
    ['nested repetition of words', '^(\\w+\\s?)*$', `${'word '.repeat(3000)}!`],
    ['overlapping alternatives', '^(a|aa)+$', `${'a'.repeat(50_000)}!`],
    ['alternatives of the same', '^(a|a)*$', `${'a'.repeat(50_000)}!`],
    ['an address', '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+$', `${a}${a}!`],
    ['two stars before a missing end', '(x+x+)+y', 'x'.repeat(50_000)],
    ['many optional letters', `${'a?'.repeat(200)}${'a'.repeat(200)}b`, 'a'.repeat(200)],
    ['counted repetition', '^(.{1,100}){1,5}!$', 'a'.repeat(2000)],
    ['without regard to case', '^(a+)+$', `${a}!`, 'i'],
    ['over many lines', '^(\\s*\\n)+x$', '\n'.repeat(30_000), 'm'],
  ])('ends in linear time: %s', async (_, pattern, text, options = '') => {
    const started = performance.now();
    expect(await finds(pattern, options, text)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('ends in linear time in a pipeline', async () => {
    const items = database.collection();
    await items.insertOne({ text: `${a}!` });
    const found = await items
      .aggregate([{ $set: { hit: { $regexMatch: { input: '$text', regex: '^(a+)+$' } } } }])
      .toArray();
    expect(found[0]?.hit).toBe(false);
  });

  it.skipIf(externalUri)('is refused where it would have to run in another engine', async () => {
    const stage = {
      $bucketAuto: { groupBy: { $regexMatch: { input: '$text', regex: '^(a+)+$' } }, buckets: 2 },
    };
    expect(await errorCode(database.collection().aggregate([stage]).toArray())).toBe(238);
  });

  it.skipIf(externalUri)('is refused if pattern and text are both enormous', async () => {
    expect(await errorCode(finds(`(${'.?'.repeat(900)}){3}y`, '', 'x'.repeat(200_000)))).toBe(51156);
  });
});
