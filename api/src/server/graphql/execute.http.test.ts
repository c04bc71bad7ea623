import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/clients/test-client';
import { testApi } from '../../../test/server/test-api';
import { createExecutor } from './execute';

let priya: TestUser;
const api = testApi({ execute: createExecutor() });
beforeAll(async () => {
  priya = await api.demo('priya');
});

/** More executions than trigger compilation. */
const TIMES = 6;
const SLUG = 'telehealth-short-consult';

const OPERATIONS: [string, string, object?][] = [
  ['lists, fragments and aliases', 'query A { top: brands { ...B } } fragment B on Brand { name link: url }'],
  [
    'directives of variables',
    'query D($yes: Boolean!, $no: Boolean!) { brands(popular: true) { name @include(if: $yes) slug @skip(if: $no) } }',
    { yes: false, no: false },
  ],
  [
    'defaults of arguments and variables',
    'query V($page: Int = 2) { previous_orders(page: $page) { paginatorInfo { current_page per_page } } }',
  ],
  ['unions', '{ home { __typename ... on ProductsSection { title } ... on CategoriesSection { title } } }'],
  ['dates', '{ previous_orders { data { reference created_at } } }'],
  ['what is not there', '{ product(slug: "no-such-product") { id } brand(slug: "none") { name } }'],
  [
    'a refusal of one field beside answers',
    '{ brands(popular: true) { name } staff_customers(query: "a") { data { id } } }',
  ],
  ['a refused mutation', 'mutation { cart_remove_item(input: { item_id: "x" }) { cart { uuid } } }'],
  [
    'a value of another type',
    'query W($slug: String!) { product(slug: $slug) { id } }',
    { slug: { $ne: null } },
  ],
  ['a variable that is missing', 'query M($slug: String!) { product(slug: $slug) { id } }'],
  [
    'one of several operations',
    'query One { brands { id } } query Two { categories { id } }',
    { operationName: 'Two' },
  ],
];

describe('a repeated operation', () => {
  it.each(OPERATIONS)('has the same result when compiled: %s', async (_name, query, given = {}) => {
    const { operationName, ...variables } = given as { operationName?: string };
    const answers: string[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const response = await api.post('/graphql', { query, variables, operationName }, { as: priya });
      answers.push(await response.text());
    }
    expect(answers[0]).not.toContain('INTERNAL');
    expect(new Set(answers).size).toBe(1);
  });

  it('hides internal failures when compiled, too', async () => {
    const products = api.db.collection('products');
    const stored = await products.findOne({ slug: SLUG });
    await products.updateOne({ slug: SLUG }, { $unset: { prices: '' } });
    for (let time = 0; time < TIMES; time += 1) {
      const answer = await api.request(`{ product(slug: "${SLUG}") { live_price { value } } }`);
      expect(answer.errors).toMatchObject([
        {
          message: 'Something went wrong',
          path: ['product', 'live_price'],
          extensions: { code: 'INTERNAL' },
        },
      ]);
    }
    await products.updateOne({ slug: SLUG }, { $set: { prices: stored?.prices } });
  });
});
