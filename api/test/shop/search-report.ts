import { expect } from 'vitest';
import { BUSINESS_HOURS, type Selling } from './selling';
import { at, type Shopper } from './shopper';

const FIGURES =
  'searches without_results clicks click_through_rate conversions conversion_rate average_position';

const REPORT = `query SearchReport($input: SearchReportInput!, $page: Int, $per_page: Int) {
  search_report(input: $input, page: $page, per_page: $per_page) {
    data { query figures { ${FIGURES} } }
    totals { ${FIGURES} }
    paginatorInfo { current_page last_page per_page total }
  }
}`;

export const DAY_MS = 86_400_000;

const SECOND_MS = 1000;

type Row = { query: string; figures: Record<string, number | null> };

/** Returns helpers that search, send events and read the search report as staff. */
export function searchReports(shop: Selling, staff: Shopper) {
  let periods = 0;
  /** Returns a period that starts now and has no searches yet; short, so that bearer tokens outlive it. */
  function newPeriod(): { from: Date; to: Date } {
    periods += 1;
    const from = new Date(BUSINESS_HOURS.getTime() + periods * 2 * SECOND_MS);
    shop.clock.current = from;
    return { from, to: new Date(from.getTime() + SECOND_MS) };
  }
  const report = (input: object, more: object = {}, shopper = staff) =>
    shopper.send(REPORT, { input, ...more });
  const rowsOf = async (input: object) => at<Row[]>(await report(input), 'search_report.data');
  /** Searches as an ordinary client does; returns the queryID and the ids of the hits. */
  async function search(query: string, userToken: string, more: object = {}) {
    const request = {
      indexName: 'products',
      query,
      hitsPerPage: 6,
      clickAnalytics: true,
      userToken,
      ...more,
    };
    const response = await shop.post('/1/indexes/*/queries', { requests: [request] });
    const { results } = (await response.json()) as {
      results: { queryID: string; hits: { objectID: string }[] }[];
    };
    return {
      queryID: results[0]?.queryID ?? '',
      ids: results[0]?.hits.map(({ objectID }) => objectID) ?? [],
    };
  }
  /** Sends click and conversion events. */
  async function sendEvents(...events: object[]): Promise<void> {
    const base = { index: 'products', userToken: 'device-1', eventName: 'Clicked' };
    const response = await shop.post('/1/events', { events: events.map((event) => ({ ...base, ...event })) });
    expect(response.status).toBe(200);
  }
  return { newPeriod, report, rowsOf, search, sendEvents };
}
