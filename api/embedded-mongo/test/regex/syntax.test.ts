import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { findsIn } from '../support/finds';

const database = useDatabase();
const finds = findsIn(database);

describe('the syntax of PCRE', () => {
  it.each([
    ['\\Aab', '', 'abc', true],
    ['\\Aab', 'm', 'x\nab', false],
    ['ab\\z', '', 'ab', true],
    ['ab\\z', '', 'ab\n', false],
    ['ab\\Z', '', 'ab\n', true],
    ['ab\\Z', '', 'ab\n\n', false],
    ['ab$', '', 'ab\n', true],
    ['ab$', '', 'ab\nc', false],
    ['ab$', 'm', 'ab\nc', true],
    ['^ab', 'm', 'x\nab', true],
    ['a.b', '', 'a\nb', false],
    ['a.b', 's', 'a\nb', true],
    ['a b # a comment', 'x', 'ab', true],
    ['a[ ]b\\ c', 'x', 'a b c', true],
    ['(?x) a b', '', 'ab', true],
    ['(?:(?x) a )b c', '', 'ab c', true],
    ['(?i)AB', '', 'ab', true],
    ['A(?i:B)c', '', 'Abc', true],
    ['A(?i:B)c', '', 'AbC', false],
    ['ÉCOLE', 'iu', 'école', true],
    ['^.$', 'u', '😀', true],
    ['a(?#comment)b', '', 'ab', true],
    ['\\Qa.b\\E+', '', 'a.bb', true],
    ['\\Qa.b\\E', '', 'axb', false],
    ['\\x41\\x{42}\\103', '', 'ABC', true],
    ['^\\h+$', '', ' \t\u00a0', true],
    ['a\\Rb', '', 'a\r\nb', true],
    ['^[\\s]$', '', '\u000b', true],
    ['^[^\\S]$', '', 'a', false],
    ['[]a]+', '', ']', true],
    ['[[:alpha:]]+\\d', '', 'ab1', true],
    ['\\p{Lu}\\p{Ll}', '', 'Ää', true],
    ['(?<=a)b', '', 'ab', true],
    ['(?<!a)b', '', 'ab', false],
    ["(?'name'a)b", '', 'ab', true],
    ['a{,2}', '', 'a{,2}', true],
    ['\\-\\_\\é', '', '-_é', true],
  ])('%s with the flags "%s" on %j: %s', async (pattern, options, text, expected) => {
    expect(await finds(pattern, options, text)).toBe(expected);
  });

  it('yields matches and captures in expressions', async () => {
    const items = database.collection();
    await items.insertOne({ text: 'é12 b3\n' });
    const input = '$text';
    const [found] = await items
      .aggregate([
        {
          $project: {
            _id: 0,
            all: { $regexFindAll: { input, regex: '(\\pL)(x)?(\\d+)' } },
            end: { $regexFind: { input, regex: '\\d$' } },
          },
        },
      ])
      .toArray();
    expect(found).toEqual({
      all: [
        { match: 'é12', idx: 0, captures: ['é', null, '12'] },
        { match: 'b3', idx: 4, captures: ['b', null, '3'] },
      ],
      end: { match: '3', idx: 5, captures: [] },
    });
  });
});
