import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';
import type { ProductDocument } from '../catalogue/documents';

interface Facet {
  name: string;
  values: { value: string; label: string; count: number; selected: boolean }[];
}

const FIELDS = `title description url queryID
  lineage { title url } children { title url count image_url } brand { name } promotion { id }
  data { id title price brand isOutOfStock queryID }
  facets { name title values { value label count selected } stats { min max } }
  banners { text } paginatorInfo { current_page last_page per_page total }`;

describe('listings', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ products: 900 });
  });
  afterAll(() => api.close());

  const list = async (input: object) => {
    const answer = await api.request(
      `query Listing($input: ListingInput!) { listing(input: $input) { ${FIELDS} } }`,
      {
        input,
      },
    );
    expect(answer.errors).toBeUndefined();
    return answer.data.listing;
  };
  const active = (filter: object) =>
    api.db.collection<ProductDocument>('products').countDocuments({ ...filter, status: 'Active' });
  const facet = (listing: { facets: Facet[] }, name: string) =>
    listing.facets.find((entry) => entry.name === name);

  it('list a category with its ancestors, its children and every product below it', async () => {
    const listing = await list({ kind: 'category', slug: 'vitamins-supplements/minerals' });
    const category = await api.db
      .collection<{ _id: number; path: string }>('categories')
      .findOne({ path: 'vitamins-supplements/minerals' });
    expect(listing.paginatorInfo.total).toBe(await active({ category_ids: category?._id }));
    expect(listing.lineage.map(({ url }: { url: string }) => url)).toEqual([
      '/browse/vitamins-supplements',
      '/browse/vitamins-supplements/minerals',
    ]);
    const inChildren = listing.children.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(inChildren).toBe(listing.paginatorInfo.total);
    expect(listing.children[0].image_url).toMatch(/^\/media\/category\//);
  });

  it('list a brand, a promotion and collections', async () => {
    const brand = await list({ kind: 'brand', slug: 'tidewell' });
    expect(new Set(brand.data.map((card: { brand: string }) => card.brand))).toEqual(new Set(['Tidewell']));
    expect(brand.brand).toEqual({ name: 'Tidewell' });
    const promotion = await list({ kind: 'promotion', slug: '1' });
    expect(promotion.promotion).toEqual({ id: '1' });
    expect(promotion.paginatorInfo.total).toBeGreaterThan(0);
    const clearance = await list({ kind: 'collection', slug: 'clearance' });
    expect(clearance.paginatorInfo.total).toBe(await active({ is_clearance: true }));
  });

  it.each([
    { kind: 'category', slug: 'no/such' },
    { kind: 'brand', slug: 'nobody' },
    { kind: 'promotion', slug: '99999' },
    { kind: 'collection', slug: 'constructor' },
  ])('are null for a missing subject: %j', async (input) => {
    expect(await list(input)).toBeNull();
  });

  it('page through every product once [3.k-06]', async () => {
    const first = await list({ kind: 'search', query: 'magnesium', per_page: 7 });
    const { last_page, total } = first.paginatorInfo;
    const seen = new Set<string>();
    for (let page = 1; page <= last_page; page += 1) {
      const { data } = await list({ kind: 'search', query: 'magnesium', per_page: 7, page });
      for (const { id } of data) seen.add(id);
    }
    expect(seen.size).toBe(total);
    expect(
      (await list({ kind: 'search', query: 'magnesium', per_page: 7, page: last_page + 1 })).data,
    ).toEqual([]);
  });

  it('sort by price and by age', async () => {
    const dear = await list({ kind: 'search', query: '', sort: 'price_desc', per_page: 50 });
    const prices = dear.data.map(({ price }: { price: number }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const newest = await list({ kind: 'collection', slug: 'new', per_page: 1 });
    const products = api.db.collection<ProductDocument>('products');
    const [latest] = await products.find({ status: 'Active' }).sort({ created_at: -1 }).limit(1).toArray();
    const shown = await products.findOne({ _id: Number(newest.data[0].id) });
    expect(shown?.created_at).toEqual(latest?.created_at);
  });

  it('narrow by several facets, and count the results of each value', async () => {
    const all = await list({ kind: 'search', query: 'magnesium' });
    const [first, second] = facet(all, 'brand')?.values ?? [];
    const filters = [{ name: 'brand', values: [first?.value, second?.value] }];
    const two = await list({ kind: 'search', query: 'magnesium', filters });
    expect(two.paginatorInfo.total).toBe((first?.count ?? 0) + (second?.count ?? 0));
    expect(facet(two, 'brand')?.values.length).toBe(facet(all, 'brand')?.values.length);
    expect(facet(two, 'brand')?.values.filter(({ selected }) => selected)).toHaveLength(2);
    const price = facet(two, 'price')?.values[0];
    const both = [...filters, { name: 'price', values: [price?.value] }, { name: 'nonsense', values: ['x'] }];
    const narrow = await list({ kind: 'search', query: 'magnesium', filters: both });
    expect(narrow.paginatorInfo.total).toBe(price?.count);
  });

  it('accept prices between any two amounts of cents', async () => {
    const filters = [{ name: 'price', values: ['1500-2000'] }];
    const { data } = await list({ kind: 'search', query: '', filters, per_page: 96 });
    expect(data.length).toBeGreaterThan(0);
    for (const { price } of data) expect(price >= 1500 && price < 2000).toBe(true);
    const broken = [{ name: 'price', values: ['cheap'] }];
    expect((await list({ kind: 'search', query: '', filters: broken })).data).toEqual([]);
  });

  it('put available products first, and the search’s query id on every card', async () => {
    const { data, queryID } = await list({ kind: 'search', query: '', per_page: 24 });
    for (const card of data) expect(card).toMatchObject({ isOutOfStock: false, queryID });
  });

  it('return the banners that match the query', async () => {
    const sun = await list({ kind: 'search', query: 'sunscreen' });
    const other = await list({ kind: 'search', query: 'toothpaste' });
    expect(sun.banners.length).toBeGreaterThan(0);
    expect(other.banners).toEqual([]);
  });
});
