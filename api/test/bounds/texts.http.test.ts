import { buildSchema, getNamedType, isScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchemaText } from '../../src/server/graphql/schema-text';
import { operationsWithInput } from '../bad-input/operations';
import { wrongVariablesOf } from '../bad-input/wrong-variables';
import { testApi } from '../server/test-api';

const api = testApi();
const TEXTS = ['String', 'ID'];
const OPERATIONS = operationsWithInput(buildSchema(readSchemaText()));
/** Ten times this is a whole request, which takes an expression of quadratic time a hundred times as long. */
const LONGEST = 20_000;

describe('a text of a request', () => {
  it.each(OPERATIONS)('$name: is refused at each place if it is longer than any', async (operation) => {
    const positions = operation.positions.filter(({ type }) => {
      const named = getNamedType(type);
      return isScalarType(named) && TEXTS.includes(named.name);
    });
    const places = new Set(positions.map(({ path }) => path.join('.')));
    for (const { kind, path, variables } of wrongVariablesOf(operation)) {
      if (kind !== 'huge text' || !places.has(path)) continue;
      const text = JSON.stringify(variables).replace('x'.repeat(LONGEST), 'x'.repeat(LONGEST + 1));
      const { errors } = await api.request(operation.query, JSON.parse(text));
      expect([path, errors?.[0]?.extensions]).toEqual([
        path,
        { code: 'INVALID_INPUT', fields: { [path]: expect.any(String) } },
      ]);
    }
  });
});
