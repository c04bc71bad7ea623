import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../../seed';
import { listingReader } from '../../../test/clients/listings';
import { testApi } from '../../../test/server/test-api';
import type { ProductDocument } from '../catalogue/documents';

describe('listings', () => {
  const api = testApi({ products: 900 });
  const listings = listingReader(api);

  it('let shoppers browse by category and by brand, and search products and prescriptions [1-05]', async () => {
    const idsOf = async (input: object): Promise<string[]> => {
      const { data } = await listings.list({ ...input, per_page: 96 });
      return data.map(({ id }: { id: string }) => id);
    };
    const stored = (slug: string) => api.db.collection<ProductDocument>('products').findOne({ slug });
    const goods = String((await stored(KNOWN.magnesium))?._id);
    const medicine = String((await stored(KNOWN.prescription))?._id);
    const lists: [object, string][] = [
      [{ kind: 'category', slug: 'vitamins-supplements/minerals/magnesium' }, goods],
      [
        { kind: 'category', slug: 'prescriptions', filters: [{ name: 'brand', values: ['Lorimer Pharma'] }] },
        medicine,
      ],
      [{ kind: 'brand', slug: 'tidewell' }, goods],
      [{ kind: 'search', query: 'magnesium glycinate' }, goods],
      [{ kind: 'search', query: 'atorvastatin' }, medicine],
    ];
    for (const [input, id] of lists) expect(await idsOf(input), JSON.stringify(input)).toContain(id);
  });

  it('list a category with its ancestors, its children and every product below it', async () => {
    const listing = await listings.list({ kind: 'category', slug: 'vitamins-supplements/minerals' });
    const category = await api.db
      .collection<{ _id: number; path: string }>('categories')
      .findOne({ path: 'vitamins-supplements/minerals' });
    expect(listing.paginatorInfo.total).toBe(await listings.active({ category_ids: category?._id }));
    expect(listing.lineage.map(({ url }: { url: string }) => url)).toEqual([
      '/browse/vitamins-supplements',
      '/browse/vitamins-supplements/minerals',
    ]);
    const inChildren = listing.children.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(inChildren).toBe(listing.paginatorInfo.total);
    expect(listing.children[0].image_url).toMatch(/^\/media\/category\//);
  });

  it('list a brand, a promotion and collections', async () => {
    const brand = await listings.list({ kind: 'brand', slug: 'tidewell' });
    expect(new Set(brand.data.map((card: { brand: string }) => card.brand))).toEqual(new Set(['Tidewell']));
    expect(brand.brand).toEqual({ name: 'Tidewell' });
    const promotion = await listings.list({ kind: 'promotion', slug: '1' });
    expect(promotion.promotion).toEqual({ id: '1' });
    expect(promotion.paginatorInfo.total).toBeGreaterThan(0);
    const clearance = await listings.list({ kind: 'collection', slug: 'clearance' });
    expect(clearance.paginatorInfo.total).toBe(await listings.active({ is_clearance: true }));
  });

  it.each([
    { kind: 'category', slug: 'no/such' },
    { kind: 'brand', slug: 'nobody' },
    { kind: 'promotion', slug: '99999' },
    { kind: 'collection', slug: 'constructor' },
  ])('are null for a missing subject: %j', async (input) => {
    expect(await listings.list(input)).toBeNull();
  });

  it('compare the first hundred values of all filters with products, and no others', async () => {
    const values = (count: number) => Array.from({ length: count }, (_, at) => `nobody${at}`);
    const list = (filters: object[]) => listings.list({ kind: 'search', query: '', filters });
    const brand = (unknown: number) => ({ name: 'brand', values: [...values(unknown), 'Tidewell'] });
    const one = await list([brand(0)]);
    expect(one.paginatorInfo.total).toBeGreaterThan(0);
    expect((await list([brand(99)])).paginatorInfo.total).toBe(one.paginatorInfo.total);
    expect((await list([brand(100)])).paginatorInfo.total).toBe(0);
    expect(
      (await list([...values(100).map((value) => ({ name: 'brand', values: [value] })), brand(0)]))
        .paginatorInfo.total,
    ).toBe(0);
  });

  it('page through every product once [3.k-06]', async () => {
    const first = await listings.list({ kind: 'search', query: 'magnesium', per_page: 7 });
    const { last_page, total } = first.paginatorInfo;
    const seen = new Set<string>();
    for (let page = 1; page <= last_page; page += 1) {
      const { data } = await listings.list({ kind: 'search', query: 'magnesium', per_page: 7, page });
      for (const { id } of data) seen.add(id);
    }
    expect(seen.size).toBe(total);
    expect(
      (await listings.list({ kind: 'search', query: 'magnesium', per_page: 7, page: last_page + 1 })).data,
    ).toEqual([]);
  });

  it('sort by price and by age', async () => {
    const dear = await listings.list({ kind: 'search', query: '', sort: 'price_desc', per_page: 50 });
    const prices = dear.data.map(({ price }: { price: number }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const newest = await listings.list({ kind: 'collection', slug: 'new', per_page: 1 });
    const products = api.db.collection<ProductDocument>('products');
    const [latest] = await products.find({ status: 'Active' }).sort({ created_at: -1 }).limit(1).toArray();
    const shown = await products.findOne({ _id: Number(newest.data[0].id) });
    expect(shown?.created_at).toEqual(latest?.created_at);
  });

  it('put available products first, and the search’s query id on every card', async () => {
    const { data, queryID } = await listings.list({ kind: 'search', query: '', per_page: 24 });
    for (const card of data) expect(card).toMatchObject({ isOutOfStock: false, queryID });
  });

  it('name their query, a pasted page of text by its beginning', async () => {
    const titleOf = async (query: string) => (await listings.list({ kind: 'search', query })).title;
    expect(await titleOf('magnesium')).toBe('Results for “magnesium”');
    const exact = 'a'.repeat(60);
    expect(await titleOf(exact)).toBe(`Results for “${exact}”`);
    expect(await titleOf('💊'.repeat(61))).toBe(`Results for “${'💊'.repeat(59)}…”`);
    expect(await titleOf(`${'b'.repeat(58)} ${'c'.repeat(400)}`)).toBe(`Results for “${'b'.repeat(58)}…”`);
  });

  it('return the banners that match the query', async () => {
    const sun = await listings.list({ kind: 'search', query: 'sunscreen' });
    const other = await listings.list({ kind: 'search', query: 'toothpaste' });
    expect(sun.banners.length).toBeGreaterThan(0);
    expect(other.banners).toEqual([]);
  });
});
