import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { OPERATION_LIMITS, operationLimitRules } from '.';

const schema = buildSchema(`
  type Query { me: User, node: Node }
  type Mutation { sign_in: Boolean }
  type User { id: ID, name: String }
  type Node { id: ID, next: Node }
`);

const complaints = (text: string): string[] =>
  validate(schema, parse(text), operationLimitRules).map(({ message, extensions }) => {
    expect(extensions.code).toBe('TOO_LARGE');
    return message;
  });

const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_entry, at) => text(at)).join(' ');

/** `{ node { next { … id } } }` with `id` at the given depth. */
const nested = (levels: number): string =>
  `{ node ${times(levels - 2, () => '{ next')} { id ${times(levels - 1, () => '}')} }`;

const DEPTH = `The operation is deeper than ${OPERATION_LIMITS.depth} levels`;
const FIELDS = `The operation has more than ${OPERATION_LIMITS.fields} fields`;
const ROOT = `The operation has more than ${OPERATION_LIMITS.rootFields} fields at its root`;

describe('operation limits', () => {
  it('allow exactly the stated depth and number of root fields', () => {
    expect(complaints(nested(OPERATION_LIMITS.depth))).toEqual([]);
    expect(complaints(nested(OPERATION_LIMITS.depth + 1))).toEqual([DEPTH]);
    const aliases = (count: number) => `{ ${times(count, (at) => `a${at}: me { id }`)} }`;
    expect(complaints(aliases(OPERATION_LIMITS.rootFields))).toEqual([]);
    expect(complaints(aliases(OPERATION_LIMITS.rootFields + 1))).toEqual([ROOT]);
  });

  it.each([
    ['an inline fragment', `{ ... { ${times(300, (at) => `a${at}: me { id }`)} } }`],
    [
      'inline fragments in each other',
      `{ ... { ... on Query { ${times(300, (at) => `a${at}: me { id }`)} } } }`,
    ],
    ['a named fragment', `{ ...All } fragment All on Query { ${times(300, (at) => `a${at}: me { id }`)} }`],
    [
      'fragments used again and again',
      `{ ${times(3, () => '...Two')} } fragment Two on Query { ...One ...One }
       fragment One on Query { ${times(5, (at) => `a${at}: me { id }`)} }`,
    ],
    ['a mutation', `mutation { ... { ${times(21, (at) => `a${at}: sign_in`)} } }`],
    [
      'the second operation',
      `query A { me { id } } query B { ... { ${times(21, (at) => `a${at}: me { id }`)} } }`,
    ],
  ])('count root fields in %s', (_where, text) => expect(complaints(text)).toEqual([ROOT]));

  it('measure depth through fragments, which add no level themselves', () => {
    const chain = (links: number) =>
      `{ node { ...F1 } } ${times(links, (at) => `fragment F${at + 1} on Node { next { ...F${at + 2} } }`)}
       fragment F${links + 1} on Node { ... on Node { id } }`;
    expect(complaints(chain(OPERATION_LIMITS.depth - 2))).toEqual([]);
    expect(complaints(chain(OPERATION_LIMITS.depth - 1))).toEqual([DEPTH]);
  });

  it('count fragment fields wherever they are spread, in linear time', () => {
    const doubling = `{ node { ...F0 } } ${times(40, (at) => `fragment F${at} on Node { ...F${at + 1} ...F${at + 1} }`)}
      fragment F40 on Node { id }`;
    const started = performance.now();
    expect(complaints(doubling)).toEqual([FIELDS]);
    expect(performance.now() - started).toBeLessThan(1000);
    const fields = (count: number) => `{ me { ${times(count, (at) => `a${at}: id`)} } }`;
    expect(complaints(fields(OPERATION_LIMITS.fields - 1))).toEqual([]);
    expect(complaints(fields(OPERATION_LIMITS.fields))).toEqual([FIELDS]);
  });
});
