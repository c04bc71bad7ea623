import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { DAY_MS, searchReports } from '../../../test/shop/search-report';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const staff = beforeTests(async () => (await shop.user('staff')).shopper);
const reports = searchReports(shop, staff);

describe('the rules of the search report', () => {
  it('identifies no one: stores neither tokens nor identifying texts', async () => {
    const period = reports.newPeriod();
    const personal = ['ann@example.com', '6951 44960 1', '0412 345 678', '2abc defgh 345678 wxy'];
    for (const text of personal) await reports.search(text, 'device-9');
    const { queryID, ids } = await reports.search('zinc', 'device-9');
    await reports.sendEvents({
      eventType: 'click',
      userToken: 'device-9',
      queryID,
      objectIDs: [ids[0]],
      positions: [1],
    });
    expect((await reports.rowsOf(period)).map(({ query }) => query)).toEqual(['zinc']);
    const stored = await Promise.all(
      ['search_events', 'search_queries'].map((name) => shop.db.collection(name).find().toArray()),
    );
    expect(JSON.stringify(stored)).not.toMatch(/device-|example\.com|127\.0\.0\.1/);
  });

  it('is for staff', async () => {
    const { shopper } = await shop.user();
    for (const caller of [shop.guest(), shopper]) {
      expect(failure(await reports.report(reports.newPeriod(), {}, caller))).toEqual({
        code: 'FORBIDDEN',
        message: 'You are not allowed to do this.',
      });
    }
  });

  it('rejects periods that end before they start or are too long', async () => {
    const { from, to } = reports.newPeriod();
    expect(failure(await reports.report({ from: to, to: from }))?.code).toBe('INVALID_INPUT');
    const late = new Date(from.getTime() + 94 * DAY_MS);
    expect(failure(await reports.report({ from, to: late }))?.code).toBe('INVALID_INPUT');
    const empty = at<object>(await reports.report({ from, to }, { page: 7 }), 'search_report');
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
    const { queryID } = await reports.search('zinc', 'device-1');
    await shop.services.search.insights.flush();
    const stored = await searches.findOne({ _id: queryID as never });
    expect(stored?.expires_at.getTime() - stored?.at.getTime()).toBe(90 * DAY_MS);
  });
});
