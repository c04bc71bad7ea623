import { ANALYTICS_ENDPOINT } from '@saltbush/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testShop } from '../../../test/shop/test-shop';

const PUSH_URL = 'https://marketing.example/push';
const VISIT = '6f0b2f0e-6d0b-4f0e-9a53-3f1d8c6c2b11';

const pushes: unknown[] = [];
const usualFetch = globalThis.fetch;
// Before the api starts: what is meant for the marketing service ends here, everything else goes its way.
vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
  if (String(url) !== PUSH_URL) return usualFetch(url, init);
  pushes.push(JSON.parse(String(init?.body)));
  return new Response();
});

const shop = testShop({ env: { CART_INSIGHT_URL: PUSH_URL } });
const line = (product_id: number) => ({ product_id, quantity: 2, unit_price: 995 });
const send = (phase: string, ...ids: number[]) =>
  shop.guest().post(`/api${ANALYTICS_ENDPOINT}`, {
    visit: VISIT,
    events: [],
    cart: { phase, lines: ids.map(line) },
  });

describe('a shop whose marketing service is set', () => {
  beforeEach(() => void pushes.splice(0));

  it.each(['CUSTOMER_LOGIN', 'ORDER_COMPLETE'])(
    'pushes the cart of the phase %s as "cartInsight", with a delay of 45 [7.l-03] [4.r-01]',
    async (cartPhase) => {
      const id = await shop.product({ name: 'Zinc' });
      expect((await send(cartPhase, id)).status).toBe(202);
      expect(pushes).toMatchObject([
        {
          type: 'cartInsight',
          data: { cartPhase, cartDelay: 45, subtotal: 19.9, lineItems: [{ name: 'Zinc', quantity: 2 }] },
        },
      ]);
    },
  );

  it('pushes no cart with a medicine of which nothing may be recorded', async () => {
    const [secret, plain] = [await shop.product({ schedule: '4' }), await shop.product()];
    expect((await send('CUSTOMER_LOGIN', plain, secret)).status).toBe(202);
    expect(pushes).toEqual([]);
  });
});
