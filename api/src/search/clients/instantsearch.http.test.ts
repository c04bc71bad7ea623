import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type InstantSearchPage, openInstantSearch } from '../../../test/clients/instantsearch-page';
import { testApi } from '../../../test/server/test-api';
import type { ProductDocument } from '../../domains/catalogue/documents';
import type { ProductRecord } from '../records/product-record';

const SLUG = 'tidewell-magnesium-glycinate-500mg-120-capsules';

let productId: string;
let page: InstantSearchPage;
const api = testApi({ products: 600 });
beforeAll(async () => {
  const product = await api.db.collection<ProductDocument>('products').findOne({ slug: SLUG });
  productId = String(product?._id);
});
afterEach(() => {
  page.close();
  expect(page.errors).toEqual([]);
});

/** Waits until the page shows the expected content. */
const shown = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 });
const prices = () => page.results().hits.map(({ price }: ProductRecord) => price);

async function open(): Promise<void> {
  page = openInstantSearch(api.url, productId);
  await shown(() => expect(page.texts('.hit')).toHaveLength(6));
}

async function searchFor(query: string): Promise<void> {
  page.type('#box input', query);
  await shown(() => expect(page.results().query).toBe(query));
  await shown(() => expect(page.texts('.hit mark, .hit .ais-Highlight-highlighted')).not.toEqual([]));
}

describe('an InstantSearch page', () => {
  it('searches as the shopper types, highlights matches, and shows the hit count [7.k-02 7.k-05]', async () => {
    await open();
    await searchFor('magnesium');
    const marked = page.texts('.hit .ais-Highlight-highlighted');
    expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set(['magnesium']));
    expect(page.texts('#stats .ais-Stats-text')[0]).toContain(`${page.results().nbHits} results`);
    expect(page.results().queryID).toMatch(/^[a-f0-9]{32}$/);
  });

  it('paginates, and sorts by a replica', async () => {
    await open();
    await searchFor('magnesium');
    const first = page.texts('.hit');
    page.click('#pages .ais-Pagination-item--page:nth-child(4) a');
    await shown(() => expect(page.results().page).toBe(1));
    await shown(() => expect(page.texts('.hit')).not.toEqual(first));
    page.choose('#sort select', 'products_price_asc');
    await shown(() => expect(page.results().index).toBe('products_price_asc'));
    expect(page.results().page).toBe(0);
    expect(prices()).toEqual([...prices()].sort((a: number, b: number) => a - b));
  });

  it('keeps counting unselected brands, and combines selected ones', async () => {
    await open();
    await searchFor('magnesium');
    const labels = page.texts('#brands .ais-RefinementList-labelText');
    const counts = page.texts('#brands .ais-RefinementList-count').map(Number);
    expect(labels.length).toBeGreaterThan(2);
    page.click('#brands li:nth-child(1) input');
    await shown(() => expect(page.results().nbHits).toBe(counts[0]));
    await shown(() => expect(page.texts('#brands .ais-RefinementList-item--selected')).toHaveLength(1));
    expect(page.texts('#brands .ais-RefinementList-labelText').sort()).toEqual([...labels].sort());
    page.click('#brands li:nth-child(2) input');
    await shown(() => expect(page.results().nbHits).toBe((counts[0] ?? 0) + (counts[1] ?? 0)));
  });

  it('searches the values of a facet', async () => {
    await open();
    page.type('#brands input[type=search]', 'tidew');
    await shown(() => expect(page.texts('#brands .ais-RefinementList-labelText')).toEqual(['Tidewell']));
  });

  it('shows a category’s children next to its siblings', async () => {
    await open();
    const roots = page.texts('#menu > div > ul > li > div > a .ais-HierarchicalMenu-label');
    page.click('#menu a');
    await shown(() => expect(page.texts('#menu .ais-HierarchicalMenu-list--child a')).not.toEqual([]));
    expect(page.texts('#menu > div > ul > li > div > a .ais-HierarchicalMenu-label')).toEqual(roots);
    const count = Number(
      page.texts('#menu .ais-HierarchicalMenu-list--child .ais-HierarchicalMenu-count')[0],
    );
    page.click('#menu .ais-HierarchicalMenu-list--child a');
    await shown(() => expect(page.results().nbHits).toBe(count));
  });

  it('shows the price range, and narrows it', async () => {
    await open();
    await searchFor('magnesium');
    const { min, max } = page.results().getFacetStats('price');
    const input = page.document.querySelector<HTMLInputElement>('#price .ais-RangeInput-input--min');
    expect(Number(input?.placeholder)).toBe(min);
    const [from, to] = [min + 500, max - 500];
    page.type('#price .ais-RangeInput-input--min', String(from));
    page.type('#price .ais-RangeInput-input--max', String(to));
    page.submit('#price form');
    await shown(() => expect(page.results()._state.numericRefinements.price).toBeDefined());
    expect(prices().length).toBeGreaterThan(0);
    for (const price of prices()) expect(price >= from && price <= to).toBe(true);
  });

  it('shows the banners in the response', async () => {
    await open();
    await shown(() => expect(page.texts('#banners .banner')).not.toEqual([]));
  });

  it('recommends related products and products bought together [7.k-09]', async () => {
    await open();
    await shown(() => expect(page.texts('#related .card')).toHaveLength(4));
    await shown(() => expect(page.texts('#bought .card').length).toBeGreaterThan(0));
    const names = [...page.texts('#related .card'), ...page.texts('#bought .card')];
    expect(names.some((name) => name === 'Tidewell Magnesium Glycinate 500mg 120 Capsules')).toBe(false);
  });

  it('reports clicks and conversions by beacon, linked to the search [7.k-11 7.k-12]', async () => {
    await open();
    await searchFor('zinc');
    const { queryID } = page.results();
    page.click('.hit a');
    page.click('.hit button');
    await shown(async () => expect((await page.beacons()).length).toBeGreaterThan(2));
    const beacons = await page.beacons();
    const objectIDs = [page.results().hits[0].objectID];
    const event = { queryID, objectIDs, index: 'products' };
    const sent = beacons.flatMap(({ body }) => body.events);
    expect(sent).toContainEqual(
      expect.objectContaining({ ...event, eventType: 'click', eventName: 'Clicked', positions: [1] }),
    );
    expect(sent).toContainEqual(
      expect.objectContaining({ ...event, eventType: 'conversion', eventName: 'Added to cart' }),
    );
    for (const { url, contentType, status } of beacons) {
      expect(contentType).toMatch(/^text\/plain/);
      expect(url.searchParams.get('X-Algolia-Application-Id')).toBe('SALTBUSH');
      expect(status).toBe(200);
    }
    await api.services.search.insights.flush();
    const search = await api.db.collection<{ _id: string }>('search_queries').findOne({ _id: queryID });
    expect(search).toMatchObject({ query: 'zinc', clicks: 1, position_sum: 1, conversions: 1 });
  });
});
