import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { searchReports } from '../../../test/shop/search-report';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const staff = beforeTests(async () => (await shop.user('staff')).shopper);
const reports = searchReports(shop, staff);

describe('the search report', () => {
  it('links clicks and conversions to the searches that led to them [7.k-11 7.k-12]', async () => {
    const period = reports.newPeriod();
    const first = await reports.search('Magnesium', 'device-1');
    const second = await reports.search(' magnesium ', 'device-2');
    await reports.search('zinc', 'device-3');
    await reports.search('qqqqqqqqq', 'device-4');
    const [a = '', b = ''] = first.ids;
    await reports.sendEvents(
      { eventType: 'click', queryID: first.queryID, objectIDs: [a], positions: [1] },
      { eventType: 'click', queryID: first.queryID, objectIDs: [b], positions: [4] },
      { eventType: 'conversion', eventName: 'Added to cart', queryID: first.queryID, objectIDs: [b] },
      { eventType: 'view', queryID: second.queryID, objectIDs: [a] },
    );
    expect(await reports.rowsOf(period)).toEqual([
      {
        query: 'magnesium',
        figures: {
          searches: 2,
          without_results: 0,
          clicks: 2,
          click_through_rate: 0.5,
          conversions: 1,
          conversion_rate: 0.5,
          average_position: 2.5,
        },
      },
      { query: 'qqqqqqqqq', figures: expect.objectContaining({ searches: 1, without_results: 1 }) },
      { query: 'zinc', figures: expect.objectContaining({ clicks: 0, average_position: null }) },
    ]);
    const answer = await reports.report({ ...period, sort: 'without_results' }, { per_page: 1 });
    expect(at(answer, 'search_report')).toMatchObject({
      data: [{ query: 'qqqqqqqqq' }],
      totals: { searches: 4, without_results: 1, clicks: 2, click_through_rate: 0.25 },
      paginatorInfo: { current_page: 1, last_page: 3, per_page: 1, total: 3 },
    });
  });

  it('counts text typed in succession once, and facet-only queries never', async () => {
    const period = reports.newPeriod();
    for (const text of ['z', 'zi', 'zin', 'zinc']) await reports.search(text, 'typing');
    await reports.search('zin', 'another-visitor');
    await reports.search('vitamin', 'typing', { analytics: false });
    const texts = (await reports.rowsOf(period)).map(({ query, figures }) => [query, figures.searches]);
    expect(texts).toEqual([
      ['zin', 1],
      ['zinc', 1],
    ]);
  });

  it('covers the storefront’s own results page', async () => {
    const period = reports.newPeriod();
    const answer = await shop
      .guest()
      .send(`query Listing($input: ListingInput!) { listing(input: $input) { queryID data { id } } }`, {
        input: { kind: 'search', query: 'fish oil' },
      });
    const queryID = at(answer, 'listing.queryID');
    await reports.sendEvents({
      eventType: 'click',
      queryID,
      objectIDs: [at(answer, 'listing.data.0.id')],
      positions: [1],
    });
    expect(await reports.rowsOf(period)).toMatchObject([
      { query: 'fish oil', figures: { searches: 1, clicks: 1 } },
    ]);
  });

  it('counts no search for a document, which is rendered once for many visitors', async () => {
    const period = reports.newPeriod();
    await shop
      .guest()
      .send(`query Listing($input: ListingInput!) { listing(input: $input) { data { id } } }`, {
        input: { kind: 'search', query: 'fish oil' },
      });
    expect(await reports.rowsOf(period)).toEqual([]);
  });

  it('accepts a click before its search is stored', async () => {
    const period = reports.newPeriod();
    const { queryID, ids } = await reports.search('biotin', 'device-1');
    await reports.sendEvents({ eventType: 'click', queryID, objectIDs: ids.slice(0, 1), positions: [1] });
    const early = await shop.db.collection<{ _id: string }>('search_queries').findOne({ _id: queryID });
    expect(early).toMatchObject({ clicks: 1 });
    expect(early).not.toHaveProperty('query');
    expect(await reports.rowsOf(period)).toMatchObject([{ query: 'biotin', figures: { clicks: 1 } }]);
  });
});
