import { expect, it } from 'vitest';
import { testApi } from '../../../test/server/test-api';

const api = testApi({ products: 0 });

const aliases = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ');

it.each([
  ['at its root', `{ ${aliases(300)} }`],
  ['in an inline fragment', `{ ... { ${aliases(300)} } }`],
  [
    'in nested fragments',
    `{ ... on Query { ... { ${aliases(150)} } ... { b: __typename ${aliases(149)} } } }`,
  ],
  ['in a named fragment', `{ ...F } fragment F on Query { ${aliases(300)} }`],
  [
    'in a fragment that is spread again and again',
    `{ ${'...F '.repeat(30)} } fragment F on Query { ${aliases(10)} }`,
  ],
  ['in a mutation', `mutation { ... { ${aliases(300)} } }`],
])(
  'an operation with 300 fields %s is refused over HTTP, however often it is sent',
  async (_where, query) => {
    for (let turn = 0; turn < 10; turn += 1) {
      const response = await api.post('/graphql', { query });
      const body = await response.json();
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE', limit: 'root_fields' } }] });
      expect(body).not.toHaveProperty('data');
    }
  },
);

it('an operation with 20 of them runs', async () => {
  const response = await api.post('/graphql', { query: `{ ... { ${aliases(20)} } }` });
  expect(response.status).toBe(200);
});
