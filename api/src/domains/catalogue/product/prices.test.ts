import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../../../seed';
import { productReader } from '../../../../test/clients/product-reader';
import { testApi } from '../../../../test/server/test-api';

const NOON = new Date('2026-11-24T12:00:00+11:00');
const SATURDAY = new Date('2026-11-28T12:00:00+11:00');

describe('prices of products', () => {
  const api = testApi({ now: NOON });
  const products = productReader(api);

  it('return prices, images and points [3.c-03 3.c-04 3.c-22 3.m-09]', async () => {
    const response = await products.product(
      KNOWN.multibuy,
      'prices { min_qty type value } images { id url } primary_image { id url } edr_base_points edr_bonus_points',
    );
    const multibuy = response.prices.find(({ type }: { type: string }) => type.startsWith('multi_'));
    expect(multibuy.type).toBe(`multi_${multibuy.min_qty}`);
    expect(response.primary_image).toEqual(response.images[0]);
    expect(response.images[0].url).toMatch(/^\/media\/packshot\/.+\.svg$/);
    expect((await fetch(api.url + response.images[0].url)).headers.get('content-type')).toContain(
      'image/svg+xml',
    );
    const everyday = response.prices.find(({ type }: { type: string }) => type === 'default').value;
    expect(response.edr_base_points).toBe(Math.floor(everyday / 100));
  });

  it('return the after-hours price by the state’s local time [3.c-24 7.d-02 9.a-06]', async () => {
    const afterHours = await api.db
      .collection('products')
      .findOne({ 'prices.type': 'afterhours', status: 'Active' });
    const live = async () => {
      const response = await api.request(
        `query ProductLivePrice($slug: String!, $state: State, $gmt_offset: Int) {
          product(slug: $slug) {
            edr_base_points
            live_price_type(gmt_offset: $gmt_offset, state: $state)
            live_price(gmt_offset: $gmt_offset, state: $state) { value }
          }
        }`,
        { slug: afterHours?.slug, state: 'NSW', gmt_offset: 660 },
      );
      return response.data.product;
    };
    const value = (type: string) =>
      afterHours?.prices.find((price: { type: string }) => price.type === type)?.value;
    expect(await live()).toMatchObject({
      live_price_type: 'default',
      live_price: { value: value('default') },
    });
    api.clock.current = SATURDAY;
    expect(await live()).toMatchObject({
      live_price_type: 'afterhours',
      live_price: { value: value('afterhours') },
    });
    api.clock.current = NOON;
  });

  it('default to NSW time without a state, whatever the device’s offset [7.d-02]', async () => {
    const found = await api.db.collection('products').findOne({ 'prices.type': 'afterhours' });
    const types = async () => {
      const response = await api.request(
        `query ProductLivePrice($slug: String!) {
          product(slug: $slug) {
            unasked: live_price_type(gmt_offset: 480)
            perth: live_price_type(gmt_offset: 660, state: WA)
          }
        }`,
        { slug: found?.slug },
      );
      return response.data.product;
    };
    // A Tuesday: evening in Sydney, afternoon in Perth.
    api.clock.current = new Date('2026-11-24T18:30:00+11:00');
    expect(await types()).toMatchObject({ unasked: 'afterhours' });
    expect((await types()).perth).not.toBe('afterhours');
    api.clock.current = NOON;
  });
});
