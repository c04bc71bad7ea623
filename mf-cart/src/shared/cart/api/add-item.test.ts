import { useCartIdentity, useConsent } from '@saltbush/shared-ui/platform';
import { sentTo } from '@saltbush/shared-ui/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../../../samples/cart';
import { createSampleApi, type SampleApi } from '../../../samples/sample-api';
import { startSampleShop } from '../../../samples/sample-shop';
import { addItem } from './add-item';

let api: SampleApi;
const item = {
  product_id: '101',
  quantity: 2,
  price_type: 'default',
  source: 'home-card_add_button-add_to_cart',
};

beforeEach(() => {
  api = createSampleApi(sampleCart());
  startSampleShop(api, { hasCart: false });
});
afterEach(() => vi.restoreAllMocks());

describe('addItem', () => {
  it('creates the cart for the first item and stores its uuid', async () => {
    await addItem(item);
    await addItem(item);
    expect(api.callsOf('CartCreate')).toHaveLength(1);
    expect(useCartIdentity.getState().uuid).toBe('sample-cart');
  });

  it('creates one cart for two items that are added concurrently', async () => {
    await Promise.all([addItem(item), addItem({ ...item, product_id: '102' })]);
    expect(api.callsOf('CartCreate')).toHaveLength(1);
    expect(api.callsOf('CartAddItem')).toHaveLength(2);
  });

  it('sends the cart and the absolute UTC offset in minutes', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-660);
    await addItem(item);
    expect(api.callsOf('CartAddItem')[0]?.input).toEqual({
      ...item,
      cart_uuid: 'sample-cart',
      gmt_offset: 660,
      query_id: null,
    });
  });

  it('replaces a cart that has been ordered in the meantime', async () => {
    useCartIdentity.setState({ uuid: 'ordered-cart' });
    api.fail('CartAddItem', {
      message: 'This cart has already been ordered.',
      code: 'CART_CLOSED',
      once: true,
    });
    await addItem(item);
    const carts = api.callsOf('CartAddItem').map(({ input }) => input.cart_uuid);
    expect(carts).toEqual(['ordered-cart', 'sample-cart']);
  });

  it('rejects with the API’s reason when the product cannot be added', async () => {
    api.fail('CartAddItem', { message: 'This product is out of stock.', code: 'OUT_OF_STOCK' });
    await expect(addItem(item)).rejects.toThrow('This product is out of stock.');
  });

  it('is recorded with consent, and only then [7.l-01] [7.l-02]', async () => {
    const events = () => sentTo('/api/analytics/events');
    window.history.replaceState(null, '', '/');
    await addItem(item);
    useConsent.setState({ choice: 'granted' });
    await addItem(item);
    // The recorder is loaded with the first event.
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(events()).toHaveLength(1);
    });
    expect(events()).toMatchObject([
      {
        events: [
          { name: 'Added to cart', product_id: 101, quantity: 2, price_type: 'default', location: '/' },
        ],
      },
    ]);
  });

  it('sends the conversion of a product found through search, and of no other [7.k-12]', async () => {
    useConsent.setState({ choice: 'granted' });
    sessionStorage.setItem('personal:search_context', JSON.stringify([['101', 'query-9']]));
    await addItem(item);
    await addItem({ ...item, product_id: '102' });
    const conversion = expect.objectContaining({
      eventType: 'conversion',
      eventName: 'Added to cart',
      index: 'products',
      userToken: expect.any(String),
      queryID: 'query-9',
      objectIDs: ['101'],
    });
    expect(sentTo('/1/events')).toEqual([{ events: [conversion] }]);
    expect(api.callsOf('CartAddItem')[0]?.input.query_id).toBe('query-9');
  });
});
