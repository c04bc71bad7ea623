import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { notFound } from '../../src/lib/errors';
import { createExecutor, type Execute } from '../../src/server/graphql/execute';
import { createBothExecutions } from './both-executions';

const schemaOf = (resolve: () => unknown) => {
  const schema = buildSchema('type Query { count: Int } type Mutation { add: Int }');
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  for (const field of Object.values(fields)) field.resolve = resolve;
  return schema;
};

/** Executes with a wrong answer. */
const wrongly =
  (execute: Execute): Execute =>
  async (args) => ({ ...(await execute(args)), data: { add: 7 } });

describe('executing in both ways', () => {
  it('runs a mutation once, however it ends, and compares the responses', async () => {
    for (const outcome of [() => 1, () => Promise.reject(notFound('Cart item'))]) {
      let runs = 0;
      const schema = schemaOf(() => {
        runs += 1;
        return outcome();
      });
      const both = createBothExecutions();
      await both.execute({ schema, document: parse('mutation { add }'), contextValue: {} });
      expect([runs, both.compared]).toEqual([1, 1]);
      both.assertEqual();
    }
  });

  it('fails the request and the test where the two differ', async () => {
    const both = createBothExecutions(createExecutor(0), wrongly(createExecutor(Number.POSITIVE_INFINITY)));
    const args = { schema: schemaOf(() => 1), document: parse('mutation { add }'), contextValue: {} };
    await expect(both.execute(args)).rejects.toThrow('Compiled and interpreted execution differ');
    expect(() => both.assertEqual()).toThrow('"add":7');
  });

  it('compares each document that succeeds once, and each failure every time', async () => {
    const both = createBothExecutions();
    const document = parse('{ count }');
    for (const resolve of [() => 1, () => 1, () => Promise.reject(notFound('Cart item'))])
      await both.execute({ schema: schemaOf(resolve), document, contextValue: {} });
    expect(both.compared).toBe(2);
  });
});
