import { LISTING_FACETS } from '@saltbush/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';

interface Facet {
  name: string;
  title: string;
  values: { value: string; label: string; count: number; selected: boolean }[];
}

let api: TestApi;
beforeAll(async () => {
  Object.assign(LISTING_FACETS, {
    ingredient: { title: 'Key ingredient', kind: 'values', attribute: 'key_ingredients' },
  });
  api = await startTestApi({ products: 900 });
});
afterAll(async () => {
  Reflect.deleteProperty(LISTING_FACETS, 'ingredient');
  await api.close();
});

const list = async (filters: object[]): Promise<{ facets: Facet[]; paginatorInfo: { total: number } }> => {
  const input = { kind: 'category', slug: 'vitamins-supplements', filters };
  const response = await api.request(
    `query Listing($input: ListingInput!) { listing(input: $input) {
      facets { name title values { value label count selected } } paginatorInfo { total } } }`,
    { input },
  );
  expect(response.errors).toBeUndefined();
  return response.data.listing;
};
const ingredients = ({ facets }: { facets: Facet[] }) => facets.find(({ name }) => name === 'ingredient');

it('counts, filters by and marks the values of a facet added to the table', async () => {
  const all = await list([]);
  const facet = ingredients(all);
  expect(facet?.title).toBe('Key ingredient');
  const [first] = facet?.values ?? [];
  if (!first) throw new Error('No product names an ingredient');
  expect(first.count).toBeLessThan(all.paginatorInfo.total);
  const narrowed = await list([{ name: 'ingredient', values: [first.value] }]);
  expect(narrowed.paginatorInfo.total).toBe(first.count);
  const chosen = ingredients(narrowed)?.values.filter(({ selected }) => selected);
  expect(chosen).toEqual([{ ...first, selected: true }]);
});
