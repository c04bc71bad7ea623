import { describe, expect, it } from 'vitest';
import { listingReader } from '../../../test/clients/listings';
import { testApi } from '../../../test/server/test-api';

describe('filters of listings', () => {
  const api = testApi({ products: 900 });
  const listings = listingReader(api);

  it('narrow by several facets, and count the results of each value', async () => {
    const all = await listings.list({ kind: 'search', query: 'magnesium' });
    const [first, second] = listings.facet(all, 'brand')?.values ?? [];
    const filters = [{ name: 'brand', values: [first?.value, second?.value] }];
    const two = await listings.list({ kind: 'search', query: 'magnesium', filters });
    expect(two.paginatorInfo.total).toBe((first?.count ?? 0) + (second?.count ?? 0));
    expect(listings.facet(two, 'brand')?.values.length).toBe(listings.facet(all, 'brand')?.values.length);
    expect(listings.facet(two, 'brand')?.values.filter(({ selected }) => selected)).toHaveLength(2);
    const price = listings.facet(two, 'price')?.values[0];
    const both = [...filters, { name: 'price', values: [price?.value] }, { name: 'nonsense', values: ['x'] }];
    const narrow = await listings.list({ kind: 'search', query: 'magnesium', filters: both });
    expect(narrow.paginatorInfo.total).toBe(price?.count);
  });

  it('narrow by what badges and names tell: diet, form, strength and pack size', async () => {
    const ask = (filters: { name: string; values: string[] }[]) =>
      listings.list({ kind: 'search', query: 'magnesium', filters, per_page: 96 });
    const all = await ask([]);
    for (const name of ['diet', 'form', 'strength', 'size']) {
      const [value] = listings.facet(all, name)?.values ?? [];
      const narrow = await ask([{ name, values: [value?.value ?? ''] }]);
      expect(narrow.paginatorInfo.total, name).toBe(value?.count);
    }
    const tablets = await ask([{ name: 'form', values: ['Tablets'] }]);
    expect(tablets.data.length).toBeGreaterThan(0);
    for (const { title } of tablets.data) expect(title).toMatch(/Tablets|Caplets/);
    const diets = listings.facet(all, 'diet')?.values.map(({ label }) => label);
    expect(diets).toContain('Gluten free');
    expect(diets).not.toContain('Australian made');
  });

  it('name what a misspelt search may have meant, and show its results all the same', async () => {
    const ask = async (query: string) => {
      const { data } = await api.request(
        `query($query: String) { listing(input: { kind: search, query: $query }) {
          did_you_mean paginatorInfo { total } } }`,
        { query },
      );
      return data.listing;
    };
    const misspelt = await ask('magnesum tablets');
    expect(misspelt.did_you_mean).toBe('magnesium tablets');
    expect(misspelt.paginatorInfo.total).toBeGreaterThan(0);
    for (const known of ['magnesium tablets', 'magn', 'panadol', 'qzqzqzqz', '😀', ''])
      expect((await ask(known)).did_you_mean, known).toBeNull();
  });

  it('accept prices between any two amounts of cents', async () => {
    const filters = [{ name: 'price', values: ['1500-2000'] }];
    const { data } = await listings.list({ kind: 'search', query: '', filters, per_page: 96 });
    expect(data.length).toBeGreaterThan(0);
    for (const { price } of data) expect(price >= 1500 && price < 2000).toBe(true);
    const broken = [{ name: 'price', values: ['cheap'] }];
    expect((await listings.list({ kind: 'search', query: '', filters: broken })).data).toEqual([]);
  });
});
