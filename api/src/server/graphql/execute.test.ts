import { buildSchema, parse } from 'graphql';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { notFound } from '../../lib/errors';
import { createExecutor } from './execute';
import { maskErrors } from './mask-errors';

const schema = buildSchema(`
  enum Size { SMALL LARGE }
  type Box { id: ID! size: Size count: Int weight: Float! inner: Box! failing: String! boxes: [Box!]! }
  input Filter { size: Size = SMALL, ids: [ID!]! }
  type Query { box: Box must: Box! boxes: [Box] later: Box find(filter: Filter!, page: Int = 1): String }
`);

const SECRET = 'mongodb://admin:secret@db.internal/shop';
const fail = (): never => {
  throw new TypeError(SECRET);
};
const refuse = (): never => {
  throw notFound('Product');
};
const box = { id: '1', size: 'SMALL', count: 1, weight: 1, boxes: [] };

const INTERNAL = { message: 'Something went wrong', extensions: { code: 'INTERNAL', request_id: 'r-1' } };

/** Ways for a resolver to go wrong. */
const FAILURES: [string, string, object][] = [
  ['an exception', '{ box { failing } }', { box: { ...box, failing: fail } }],
  ['a rejection', '{ box { failing } }', { box: { ...box, failing: async () => fail() } }],
  ['a refusal', '{ box { failing } }', { box: { ...box, failing: refuse } }],
  ['a refusal of the root', '{ must { id } }', { must: async () => refuse() }],
  ['an error as a value', '{ box { failing } }', { box: { ...box, failing: new Error(SECRET) } }],
  [
    'something thrown that is no error',
    '{ box { failing } }',
    { box: { ...box, failing: () => Promise.reject(SECRET) } },
  ],
  ['null where the schema has none', '{ must { id } }', { must: null }],
  ['null inside', '{ box { id inner { id } } }', { box: { ...box, inner: null } }],
  ['null in a list', '{ box { boxes { id } } }', { box: { ...box, boxes: [box, null] } }],
  ['no list', '{ boxes { id } }', { boxes: 5 }],
  ['text for a whole number', '{ box { count } }', { box: { ...box, count: SECRET } }],
  ['a fraction for a whole number', '{ box { count } }', { box: { ...box, count: 1.5 } }],
  ['not a number', '{ box { weight } }', { box: { ...box, weight: Number.NaN } }],
  ['an unknown value of an enumeration', '{ box { size } }', { box: { ...box, size: SECRET } }],
  ['an object for an id', '{ box { id } }', { box: { ...box, id: { secret: SECRET } } }],
];

async function answersTo(query: string, rootValue: object, variableValues = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  const ways = [createExecutor(Number.POSITIVE_INFINITY), createExecutor(0)];
  const answers = ways.map(async (execute) => {
    const result = await execute({ schema, document: parse(query), rootValue, variableValues });
    return JSON.parse(JSON.stringify(maskErrors(result, { requestId: 'r-1', log })));
  });
  const [interpreted, compiled] = await Promise.all(answers);
  return { interpreted, compiled, lines };
}

describe('interpreted and compiled execution', () => {
  it.each(FAILURES)('give the same error for %s', async (name, query, root) => {
    const { interpreted, compiled, lines } = await answersTo(query, root);
    const expected = name.startsWith('a refusal')
      ? { message: 'Product not found', extensions: { what: 'Product', code: 'NOT_FOUND' } }
      : INTERNAL;
    expect(interpreted.errors).toMatchObject([expected]);
    expect(interpreted.errors[0].path).toBeInstanceOf(Array);
    expect(compiled).toEqual(interpreted);
    expect(JSON.stringify(compiled)).not.toContain('secret');
    expect(lines.length).toBe(expected === INTERNAL ? 2 : 0);
  });

  const FIND = 'query Find($filter: Filter!, $page: Int) { find(filter: $filter, page: $page) }';
  const find = ({ filter, page }: { filter: object; page: number }) => JSON.stringify({ filter, page });

  it.each<[string, object, string | null]>([
    [
      'a default of an input field',
      { filter: { ids: ['1'] } },
      '{"filter":{"size":"SMALL","ids":["1"]},"page":1}',
    ],
    ['one value for a list', { filter: { ids: 7 } }, '{"filter":{"size":"SMALL","ids":["7"]},"page":1}'],
    [
      'null',
      { filter: { ids: [], size: null }, page: null },
      '{"filter":{"size":null,"ids":[]},"page":null}',
    ],
    ['a missing field', { filter: {} }, null],
    ['null for a required field', { filter: { ids: null } }, null],
    ['an unknown field', { filter: { ids: [], shoe: 1 } }, null],
    ['a prototype as a field', { filter: JSON.parse('{"ids":[],"__proto__":{"size":"LARGE"}}') }, null],
    ['an unknown value', { filter: { ids: [], size: 'HUGE' } }, null],
    ['a member of every object', { filter: { ids: [], size: 'toString' } }, null],
    ['a fraction', { filter: { ids: [] }, page: 1.5 }, null],
  ])('read variables alike: %s', async (_name, variables, found) => {
    const { interpreted, compiled } = await answersTo(FIND, { find }, variables);
    expect(compiled).toEqual(interpreted);
    if (found) {
      expect(JSON.parse(compiled.data.find)).toEqual(JSON.parse(found));
      return;
    }
    expect(compiled).not.toHaveProperty('data');
    expect(compiled.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  });

  it('name every invalid value by its path, up to ten', async () => {
    const ids = Array.from({ length: 50 }, () => ({}));
    const { compiled } = await answersTo(FIND, { find }, { filter: { ids, size: 'HUGE' }, page: '5' });
    const { fields } = compiled.errors[0].extensions;
    expect(Object.keys(fields)).toHaveLength(10);
    expect(fields['filter.ids.0']).toBe(
      'The value of filter.ids.0 is missing or not valid. Please check it.',
    );
  });
});
