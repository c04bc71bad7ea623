import { graphql } from 'graphql';
import { expect, it } from 'vitest';
import { buildApiSchema } from './build-schema';

const schema = buildApiSchema(
  'scalar DateTime type Query { same(at: DateTime!): DateTime isDate(at: DateTime!): Boolean }',
  [
    {
      Query: {
        same: (_root: unknown, { at }: { at: unknown }) => at,
        isDate: (_root: unknown, { at }: { at: unknown }) => at instanceof Date,
      },
    },
  ],
);

const ask = (at: unknown) =>
  graphql({
    schema,
    source: 'query At($at: DateTime!) { same(at: $at) isDate(at: $at) }',
    variableValues: { at },
  });

it('reads a DateTime in any zone as a Date, and writes it in UTC', async () => {
  const { data } = await ask('2026-11-22T09:30:00+10:30');
  expect(JSON.parse(JSON.stringify(data))).toEqual({ same: '2026-11-21T23:00:00.000Z', isDate: true });
});

it.each([
  '2026-11-22',
  '2026-11-22T09:30:00',
  '2026-02-30T09:30:00Z',
  '2026-11-22T25:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  'now',
  5,
])('refuses %s as a DateTime, in a variable and in a document', async (at) => {
  expect((await ask(at)).errors).toHaveLength(1);
  const source = `{ same(at: ${JSON.stringify(at)}) }`;
  expect((await graphql({ schema, source })).errors).toHaveLength(1);
});
