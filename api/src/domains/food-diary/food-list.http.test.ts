import { describe, expect, it } from 'vitest';
import { testApi } from '../../../test/server/test-api';

const NOW = new Date('2026-11-24T01:00:00Z');
const NUTRITION = '{ kilojoules protein carbohydrate fat fibre sodium }';

const api = testApi({ products: 0, now: NOW });
const find = async (query: string, more: object = {}) => {
  const text = `query Foods($query: String, $page: Int, $per_page: Int) {
    foods(query: $query, page: $page, per_page: $per_page) {
      data { id name group per_100g ${NUTRITION} portions { name grams } }
      paginatorInfo { current_page last_page per_page total } } }`;
  return (await api.request(text, { query, ...more })).data.foods;
};

describe('the food list', () => {
  it('finds foods by word prefixes, names that start with the query first', async () => {
    const { data } = await find('ban');
    expect(data[0]).toMatchObject({ id: 'banana-raw', name: 'Banana, raw', group: 'Fruit' });
    expect(data[0].per_100g).toEqual({
      ...{ kilojoules: 387, protein: 1.4, carbohydrate: 19.6, fat: 0.3, fibre: 2.4, sodium: 1 },
    });
    expect(data[0].portions).toContainEqual({ name: '1 medium', grams: 105 });
    expect(data.map(({ name }: { name: string }) => name)).toContain('Smoothie, banana');
  });

  it('matches all words, in any order and case', async () => {
    for (const query of ['milk skim', 'SKIM  Mílk', 'ski mil']) {
      expect((await find(query)).data[0].id).toBe('milk-skim');
    }
  });

  it.each([
    ['apple', 'apple-raw-with-skin'],
    ['rice', 'rice-brown-cooked'],
    ['salmon', 'salmon-atlantic-baked'],
    ['bread', 'bread-multigrain'],
    ['carrot', 'carrot-raw'],
  ])('has %s as most people eat it before what else is called so', async (query, id) => {
    expect((await find(query)).data[0].id).toBe(id);
  });

  it.each(['xyzzy', 'banana xyzzy', '.*', '{"$gt":""}'])(
    'finds nothing, or everything, for %j',
    async (query) => {
      const { data, paginatorInfo } = await find(query);
      const isQuery = /[a-z]/.test(query);
      expect(data.length > 0).toBe(!isQuery);
      expect(paginatorInfo.total >= 1500).toBe(!isQuery);
    },
  );

  it('is paginated', async () => {
    const first = await find('', { per_page: 50 });
    const second = await find('', { per_page: 50, page: 2 });
    expect(first.paginatorInfo).toMatchObject({ current_page: 1, per_page: 50 });
    expect(first.data[0].name < second.data[0].name).toBe(true);
    expect(first.paginatorInfo.total).toBeGreaterThanOrEqual(1500);
    expect((await find('cheese', { per_page: 2, page: 2 })).data).toHaveLength(2);
  });
});
