import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { at, failure, type Shopper } from '../../../test/shop/shopper';

let shop: Selling;
let staff: Shopper;
beforeAll(async () => {
  shop = await startSelling();
  staff = (await shop.user('staff')).shopper;
}, 60_000);
afterAll(() => shop.close());

const FIGURES =
  'searches without_results clicks click_through_rate conversions conversion_rate average_position';
const REPORT = `query SearchReport($input: SearchReportInput!, $page: Int, $per_page: Int) {
  search_report(input: $input, page: $page, per_page: $per_page) {
    data { query figures { ${FIGURES} } }
    totals { ${FIGURES} }
    paginatorInfo { current_page last_page per_page total }
  }
}`;
const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

type Row = { query: string; figures: Record<string, number | null> };

/** Returns a period that starts now and has no searches yet; short, so that bearer tokens outlive it. */
function newPeriod(): { from: Date; to: Date } {
  shop.clock.advance(2 * SECOND_MS);
  const from = shop.clock.now();
  return { from, to: new Date(from.getTime() + SECOND_MS) };
}

const report = (input: object, more: object = {}, shopper = staff) =>
  shopper.send(REPORT, { input, ...more });
const rowsOf = async (input: object) => at<Row[]>(await report(input), 'search_report.data');

/** Searches as an ordinary client does; returns the queryID and the ids of the hits. */
async function search(query: string, userToken: string, more: object = {}) {
  const request = { indexName: 'products', query, hitsPerPage: 6, clickAnalytics: true, userToken, ...more };
  const response = await shop.post('/1/indexes/*/queries', { requests: [request] });
  const { results } = (await response.json()) as {
    results: { queryID: string; hits: { objectID: string }[] }[];
  };
  return { queryID: results[0]?.queryID ?? '', ids: results[0]?.hits.map(({ objectID }) => objectID) ?? [] };
}

async function sendEvents(...events: object[]): Promise<void> {
  const base = { index: 'products', userToken: 'device-1', eventName: 'Clicked' };
  const response = await shop.post('/1/events', { events: events.map((event) => ({ ...base, ...event })) });
  expect(response.status).toBe(200);
}

describe('the search report', () => {
  it('links clicks and conversions to the searches that led to them [7.k-11 7.k-12]', async () => {
    const period = newPeriod();
    const first = await search('Magnesium', 'device-1');
    const second = await search(' magnesium ', 'device-2');
    await search('zinc', 'device-3');
    await search('qqqqqqqqq', 'device-4');
    const [a = '', b = ''] = first.ids;
    await sendEvents(
      { eventType: 'click', queryID: first.queryID, objectIDs: [a], positions: [1] },
      { eventType: 'click', queryID: first.queryID, objectIDs: [b], positions: [4] },
      { eventType: 'conversion', eventName: 'Added to cart', queryID: first.queryID, objectIDs: [b] },
      { eventType: 'view', queryID: second.queryID, objectIDs: [a] },
    );
    expect(await rowsOf(period)).toEqual([
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
    const answer = await report({ ...period, sort: 'without_results' }, { per_page: 1 });
    expect(at(answer, 'search_report')).toMatchObject({
      data: [{ query: 'qqqqqqqqq' }],
      totals: { searches: 4, without_results: 1, clicks: 2, click_through_rate: 0.25 },
      paginatorInfo: { current_page: 1, last_page: 3, per_page: 1, total: 3 },
    });
  });

  it('counts text typed in succession once, and facet-only queries never', async () => {
    const period = newPeriod();
    for (const text of ['z', 'zi', 'zin', 'zinc']) await search(text, 'typing');
    await search('zin', 'another-visitor');
    await search('vitamin', 'typing', { analytics: false });
    const texts = (await rowsOf(period)).map(({ query, figures }) => [query, figures.searches]);
    expect(texts).toEqual([
      ['zin', 1],
      ['zinc', 1],
    ]);
  });

  it('covers the storefront’s own results page', async () => {
    const period = newPeriod();
    const answer = await shop
      .guest()
      .send(`query Listing($input: ListingInput!) { listing(input: $input) { queryID data { id } } }`, {
        input: { kind: 'search', query: 'fish oil' },
      });
    const queryID = at(answer, 'listing.queryID');
    await sendEvents({
      eventType: 'click',
      queryID,
      objectIDs: [at(answer, 'listing.data.0.id')],
      positions: [1],
    });
    expect(await rowsOf(period)).toMatchObject([{ query: 'fish oil', figures: { searches: 1, clicks: 1 } }]);
  });

  it('accepts a click before its search is stored', async () => {
    const period = newPeriod();
    const { queryID, ids } = await search('biotin', 'device-1');
    await sendEvents({ eventType: 'click', queryID, objectIDs: ids.slice(0, 1), positions: [1] });
    const early = await shop.db.collection<{ _id: string }>('search_queries').findOne({ _id: queryID });
    expect(early).toMatchObject({ clicks: 1 });
    expect(early).not.toHaveProperty('query');
    expect(await rowsOf(period)).toMatchObject([{ query: 'biotin', figures: { clicks: 1 } }]);
  });

  it('identifies no one: stores neither tokens nor identifying texts', async () => {
    const period = newPeriod();
    const personal = ['ann@example.com', '6951 44960 1', '0412 345 678', '2abc defgh 345678 wxy'];
    for (const text of personal) await search(text, 'device-9');
    const { queryID, ids } = await search('zinc', 'device-9');
    await sendEvents({
      eventType: 'click',
      userToken: 'device-9',
      queryID,
      objectIDs: [ids[0]],
      positions: [1],
    });
    expect((await rowsOf(period)).map(({ query }) => query)).toEqual(['zinc']);
    const stored = await Promise.all(
      ['search_events', 'search_queries'].map((name) => shop.db.collection(name).find().toArray()),
    );
    expect(JSON.stringify(stored)).not.toMatch(/device-|example\.com|127\.0\.0\.1/);
  });

  it('is for staff', async () => {
    const { shopper } = await shop.user();
    for (const caller of [shop.guest(), shopper]) {
      expect(failure(await report(newPeriod(), {}, caller))).toEqual({
        code: 'FORBIDDEN',
        message: 'You are not allowed to do this.',
      });
    }
  });

  it('rejects periods that end before they start or are too long', async () => {
    const { from, to } = newPeriod();
    expect(failure(await report({ from: to, to: from }))?.code).toBe('INVALID_INPUT');
    const late = new Date(from.getTime() + 94 * DAY_MS);
    expect(failure(await report({ from, to: late }))?.code).toBe('INVALID_INPUT');
    const empty = at<object>(await report({ from, to }, { page: 7 }), 'search_report');
    expect(empty).toMatchObject({ data: [], totals: { searches: 0, click_through_rate: 0 } });
  });

  it('reads an index, and deletes data after 90 days', async () => {
    const searches = shop.db.collection('search_queries');
    const filter = { index: 'products', at: { $gte: new Date('2030-01-01'), $lt: new Date('2030-01-02') } };
    const plan = await searches.find(filter).explain('executionStats');
    expect(plan.executionStats.totalDocsExamined).toBe(0);
    for (const name of ['search_events', 'search_queries']) {
      const indexes = await shop.db.collection(name).indexes();
      expect(indexes.find(({ key }) => key.expires_at)?.expireAfterSeconds).toBe(0);
    }
    const { queryID } = await search('zinc', 'device-1');
    await shop.services.search.insights.flush();
    const stored = await searches.findOne({ _id: queryID as never });
    expect(stored?.expires_at.getTime() - stored?.at.getTime()).toBe(90 * DAY_MS);
  });
});
