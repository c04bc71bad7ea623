import { describe, expect, it, vi } from 'vitest';
import type { ProductDocument } from '../../catalogue';
import type { AnalyticsEventDocument } from '../documents';
import { readAnalytics } from '../settings';
import { createCartInsightSink } from './cart-insight';
import { createGa4Sink } from './ga4';

const ORIGIN = 'https://shop.example';
const accepts = () => vi.fn<typeof fetch>(async () => new Response());
const sentBy = (send: ReturnType<typeof accepts>) => JSON.parse(String(send.mock.calls[0]?.[1]?.body));
const at = new Date('2026-11-25T00:00:00Z');
const stamp = { visit: 'v', day: '2026-11-25', at, expires_at: at, location: '/cart' };

describe('outside services of analytics', () => {
  it('are off unless set', () => expect(readAnalytics({})).toEqual({ ga4: null, cartInsightUrl: null }));

  it('get "cartInsight" with the phase and a delay of 45 [7.l-03] [4.r-01]', async () => {
    const send = accepts();
    const product = { code: 'ZN1', name: 'Zinc', slug: 'zinc', images: [{ url: '/z.svg' }] };
    const line = { product_id: 1, quantity: 2, unit_price: 995, product: product as ProductDocument };
    await createCartInsightSink('https://m.example/push', ORIGIN, send).cart?.('CUSTOMER_LOGIN', [line]);
    expect(sentBy(send)).toEqual({
      type: 'cartInsight',
      data: {
        cartPhase: 'CUSTOMER_LOGIN',
        cartDelay: 45,
        cartUrl: `${ORIGIN}/cart`,
        currency: 'AUD',
        subtotal: 19.9,
        lineItems: [
          {
            sku: 'ZN1',
            name: 'Zinc',
            imageUrl: `${ORIGIN}/z.svg`,
            productUrl: `${ORIGIN}/products/zinc`,
            quantity: 2,
            unitPrice: 9.95,
            totalPrice: 19.9,
          },
        ],
      },
    });
  });

  it('get events under the names that GA4 knows', async () => {
    const send = accepts();
    const events = [
      { ...stamp, name: 'Added to cart', product_id: 7, quantity: 2, price_type: 'default' },
      { ...stamp, name: 'Purchase Complete', lines: [{ product_id: 7, quantity: 2, unit_price: 995 }] },
    ] as AnalyticsEventDocument[];
    await createGa4Sink({ measurementId: 'G-1', apiSecret: 's' }, send).events?.(events);
    expect(String(send.mock.calls[0]?.[0])).toContain('measurement_id=G-1&api_secret=s');
    expect(sentBy(send)).toMatchObject({
      client_id: 'v',
      non_personalized_ads: true,
      events: [
        { name: 'add_to_cart', params: { items: [{ item_id: '7', quantity: 2 }] } },
        { name: 'purchase', params: { currency: 'AUD', value: 19.9 } },
      ],
    });
  });

  it('are known to have failed', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 500 }));
    const sink = createCartInsightSink('https://m.example/push', ORIGIN, send);
    await expect(sink.cart?.('ORDER_COMPLETE', [])).rejects.toThrow('Responded with 500');
  });
});
