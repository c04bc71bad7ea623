import { ANALYTICS_ENDPOINT } from '@saltbush/contract';
import type { Document, WithId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const VISIT = '6f0b2f0e-6d0b-4f0e-9a53-3f1d8c6c2b11';
const stored = () => shop.db.collection('analytics_events').find().toArray();

const send = (events: object[], rest: object = {}) =>
  shop.guest().post(`/api${ANALYTICS_ENDPOINT}`, { visit: VISIT, events, ...rest });

/** Sends events and returns what was stored of them. */
async function record(...events: object[]) {
  await shop.db.collection('analytics_events').deleteMany({});
  expect((await send(events)).status).toBe(202);
  return stored();
}

describe('analytics', () => {
  it('store events without saying who or where from, for 90 days [7.l-01] [7.l-02]', async () => {
    const id = await shop.product({ slug: 'zinc-analytics' });
    const [event, ...others] = await record(
      { name: 'Added to cart', product_id: id, quantity: 2, price_type: 'default', location: '/cart' },
      { name: 'Clicked', product_id: id, position: 3, location: '/search-results' },
      { name: 'Filter Applied', facet: 'brand', location: '/brands/tidewell' },
      { name: 'Hits Viewed', listing: 'search', hits: 0, location: '/search-results' },
    );
    expect(others).toHaveLength(3);
    const { _id, at, expires_at, ...fields } = event as WithId<Document>;
    expect(fields).toEqual({
      name: 'Added to cart',
      product_id: id,
      quantity: 2,
      price_type: 'default',
      location: '/cart',
      visit: expect.stringMatching(/^[\w-]{22}$/),
      day: at.toISOString().slice(0, 10),
    });
    expect(expires_at - at).toBe(90 * 86_400_000);
    expect(JSON.stringify(fields)).not.toContain(VISIT);
  });

  it.each([
    ['schedule 3', { schedule: '3', is_pharmacy: true }],
    ['Appendix H', { schedule: '3', tags: ['S3_Appendix H'] }],
    ['schedule 4', { schedule: '4', is_pharmacy: true, requires_prescription: true }],
    ['a practitioner’s product', { is_practitioner: true }],
    ['telehealth', { booking_type: 'ShortConsult' }],
  ] as const)('never store %s, whatever a page sends', async (_kind, change) => {
    const [secret, plain] = [await shop.product(change as object), await shop.product()];
    const location = '/checkout/confirmation/';
    const line = (product_id: number) => ({ product_id, quantity: 1, unit_price: 995 });
    const events = await record(
      { name: 'Viewed Product', product_id: secret, location: '/products/secret' },
      { name: 'Purchase Complete', lines: [line(secret), line(plain)], location },
      { name: 'Purchase Complete', lines: [line(secret)], location },
    );
    expect(events).toMatchObject([{ name: 'Purchase Complete', lines: [line(plain)] }]);
  });

  it.each([
    ['a medicine of the pharmacy', { schedule: '2', is_pharmacy: true }],
    ['what the pharmacy sells besides', { is_pharmacy: true }],
    ['a medicine that others sell too', { schedule: '2' }],
  ] as const)('label the place of every pharmacy item alike: %s [2.1-04]', async (_kind, change) => {
    const item = await shop.product(change as object);
    const plain = await shop.product();
    const view = (product_id: number) => ({
      name: 'Viewed Product',
      product_id,
      location: `/products/test-${product_id}`,
    });
    const events = await record(view(item), view(plain));
    expect(events.map(({ location }) => location)).toEqual(['/products/pharmacy', `/products/test-${plain}`]);
  });

  it.each([
    ['unknown names', { name: 'Looked', location: '/' }],
    ['search words', { name: 'Hits Viewed', listing: 'search', hits: 1, query: 'rash', location: '/' }],
    ['a query in the location', { name: 'Filter Applied', facet: 'brand', location: '/a?query=rash' }],
    ['what was chosen in a filter', { name: 'Filter Applied', facet: 'brand', value: 'x', location: '/' }],
    ['persons', { name: 'Notify Me', product_id: 1, email: 'a@b.c', location: '/' }],
    ['impossible numbers', { name: 'Viewed Product', product_id: -1, location: '/' }],
  ])('refuse %s', async (_what, event) => expect((await send([event])).status).toBe(400));

  it('refuse more than a page can have seen', async () => {
    const event = { name: 'Filter Applied', facet: 'brand', location: '/' };
    expect((await send(Array.from({ length: 51 }, () => event))).status).toBe(400);
  });

  it('are counted by day and name for squads', async () => {
    const id = await shop.product();
    const view = { name: 'Viewed Product', product_id: id, location: '/cart' };
    await record(view, view, { name: 'Notify Me', product_id: id, location: '/cart' });
    const response = await fetch(`${shop.url}/analytics/report?days=1`);
    const day = shop.clock.now().toISOString().slice(0, 10);
    expect(await response.json()).toEqual({
      data: [
        { day, name: 'Notify Me', events: 1, visits: 1 },
        { day, name: 'Viewed Product', events: 2, visits: 1 },
      ],
    });
  });
});
