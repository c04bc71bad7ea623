import { describe, expect, it } from 'vitest';
import { startTestApi } from '../../../test/server/start-test-api';
import { at, failure } from '../../../test/shop/shopper';
import { ask, NOTIFY, stockRequests } from '../../../test/shop/stock-requests';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const requests = stockRequests(shop);

describe('a product that is out of stock', () => {
  it('can be requested once per address, by guests and users [7.d-03]', async () => {
    const id = await shop.product({ stock: 0 });
    const guest = shop.guest();
    const answer = await ask(guest, id, ' Ann@Example.com ');
    expect(at(answer, 'product_stock_notification')).toEqual({
      product_id: String(id),
      email: 'ann@example.com',
    });
    const again = await Promise.all(Array.from({ length: 6 }, () => ask(guest, id, 'ann@example.com')));
    expect(again.map(failure).filter(Boolean)).toEqual([]);
    const { shopper } = await shop.user();
    await ask(shopper, id, 'bob@example.com');
    expect(await requests.waitingFor(id)).toBe(2);
  });

  it('requires a valid e-mail address [5.b-01 5.b-02]', async () => {
    const id = await shop.product({ stock: 0 });
    const messageOf = async (email: string) => failure(await ask(shop.guest(), id, email));
    expect(await messageOf('  ')).toEqual({ code: 'INVALID_INPUT', message: 'Please enter your email' });
    for (const email of ['x', 'a@b', 'a b@c.d', `${'a'.repeat(300)}@b.cd`]) {
      expect(await messageOf(email)).toEqual({
        code: 'INVALID_INPUT',
        message: 'Please enter a valid email',
      });
    }
    expect(await requests.waitingFor(id)).toBe(0);
  });

  it('cannot be requested when in stock, off sale or unknown', async () => {
    const codeOf = async (id: number | string) =>
      failure(await ask(shop.guest(), id, 'ann@example.com'))?.code;
    expect(await codeOf(await shop.product())).toBe('IN_STOCK');
    expect(await codeOf(await shop.product({ status: 'Disabled', stock: 0 }))).toBe('PRODUCT_UNAVAILABLE');
    for (const id of [await shop.product({ status: 'Deleted', stock: 0 }), 123_456_789, 'x']) {
      expect(await codeOf(id)).toBe('NOT_FOUND');
    }
  });
});

describe('requests', () => {
  it('are rate limited by address, without storing it', async () => {
    const api = await startTestApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1) {
      const { errors } = await api.request(NOTIFY, { product_id: '1', email: 'x' });
      codes.push(errors?.[0]?.extensions?.code);
    }
    expect(codes.slice(0, 30)).toEqual(Array(30).fill('INVALID_INPUT'));
    expect(codes[30]).toBe('RATE_LIMITED');
    await api.close();
  });
});
