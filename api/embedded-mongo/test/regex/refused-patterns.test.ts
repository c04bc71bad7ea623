import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, useDatabase } from '../support/database';
import { findsIn } from '../support/finds';

const database = useDatabase();
const finds = findsIn(database);

describe.skipIf(externalUri)('syntax that needs backtracking is refused', () => {
  it.each([
    '(?=a)b',
    '(?!a)b',
    '(a)\\1',
    '(?<n>a)\\k<n>',
    '(?P<n>a)(?P=n)',
    '(?>a+)b',
    'a++b',
    'a{2}+',
    '(?R)',
    '(?1)',
    '(?(1)a|b)',
    '(?|a|b)',
    '(*UCP)a',
    'a\\Kb',
    'a{1001}',
  ])('%s', async (pattern) => {
    expect(await errorCode(finds(pattern, '', 'ab'))).toBe(238);
  });
});

describe('an invalid pattern', () => {
  it.each(['(', 'a)', '[a', '*a', 'a{2,1}', '\\', '\\y', '\\u0041', '[[:none:]]'])('%s', async (pattern) => {
    expect(await errorCode(finds(pattern, '', 'ab'))).toBe(51091);
  });

  it('or an unknown flag', async () => {
    const items = database.collection();
    expect(await errorCode(items.find({ text: { $regex: 'a', $options: 'g' } }).toArray())).toBe(51108);
  });
});
