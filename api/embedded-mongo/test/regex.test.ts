import { BSONRegExp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { Pattern } from '../src/regex/pattern';
import { errorCode, externalUri, type Loose, useDatabase } from './support/database';

const database = useDatabase();

/** Whether a stored text is found by a pattern. */
async function finds(pattern: string, options: string, text: string): Promise<boolean> {
  const items = database.collection();
  await items.insertOne({ text });
  return (await items.countDocuments({ text: new BSONRegExp(pattern, options) as Loose })) === 1;
}

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

describe('compared with JavaScript', () => {
  /** Pseudo-random, so that a failure repeats. */
  function random(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  const ATOMS = [
    'a',
    'b',
    'c',
    '.',
    '[ab]',
    '[^a]',
    '\\d',
    '\\w',
    '\\b',
    '(a|b)',
    '(?:ab|c)',
    '^',
    'x',
    '1',
    '-',
  ];
  const REPEATS = ['', '', '', '*', '+', '?', '{1,2}', '*?', '+?'];
  const LETTERS = 'aabbcx1- \n';

  function pick<T>(next: (below: number) => number, list: ArrayLike<T>): T {
    return list[next(list.length)] as T;
  }

  it('finds the same in 5,000 random texts by random patterns', () => {
    const next = random(7);
    for (let round = 0; round < 5000; round++) {
      const atoms = Array.from({ length: 1 + next(5) }, () => {
        const atom = pick(next, ATOMS);
        return atom === '^' || atom === '\\b' ? atom : atom + pick(next, REPEATS);
      });
      const source = atoms.join('') + pick(next, ['', '', '|c', '\\z']);
      const flags = pick(next, ['', 'i', 'm', 's', 'im']);
      const text = Array.from({ length: next(12) }, () => pick(next, LETTERS)).join('');
      const reference = new RegExp(source.replace('\\z', '(?![^])'), `${flags}g`);
      const expected = [...text.matchAll(reference)].map((match) => [match.index, match[0]]);
      const pattern = new Pattern(source, flags);
      const label = `/${source}/${flags} on ${JSON.stringify(text)}`;
      expect(pattern.test(text), label).toBe(expected.length > 0);
      expect(
        pattern.find(text, false).map(({ at, text: match }) => [at, match]),
        label,
      ).toEqual(expected.slice(0, 1));
    }
  });
});

describe('an anchored pattern reads only its part of an index', () => {
  it.each([
    ['^k12', ''],
    ['\\Ak12', ''],
    ['^k12', 's'],
  ])('%s with the flags "%s"', async (pattern, flags) => {
    const items = database.collection();
    await items.createIndex({ key: 1 });
    await items.insertMany(Array.from({ length: 300 }, (_, n) => ({ key: `k${n}` })));
    const found = items.find({ key: new BSONRegExp(pattern, flags) as Loose });
    const { executionStats } = await found.explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 11, totalDocsExamined: 11 });
  });
});
