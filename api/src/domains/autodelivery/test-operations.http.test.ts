import { describe, expect, it } from 'vitest';
import { AUTODELIVERY_NOT_FOUND, result, run, subscriber } from '../../../test/clients/autodelivery-calls';
import { beforeTests } from '../../../test/server/before-tests';
import { at, CARDS, failure } from '../../../test/shop/shopper';
import { storedAutoDelivery, turnCard } from '../../../test/shop/subscribers';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop({ env: { ALLOW_TEST_OPERATIONS: 'true' } });
const staff = beforeTests(async () => (await shop.user('staff')).shopper);

describe('test operations [selling-16]', () => {
  const ORDER = `order { reference order_total gst_total discount_total payment { status } }`;

  it('run the steps of a cycle in order [4.j-01] [4.j-02] [7.h-04]', async () => {
    const { shopper, id, productId } = await subscriber(shop);
    expect(failure(await run(staff, 'charge', { id }))?.code).toBe('WRONG_MILESTONE');
    expect(result(await run(staff, 'notify', { id }), 'notify', '.milestone')).toBe('lockin');
    expect(result(await run(staff, 'lock_in', { id }), 'lock_in', '.milestone')).toBe('charge');
    const locked = { code: 'LOCKED_IN', message: expect.stringContaining('locked in') };
    const [item] = (await storedAutoDelivery(shop, id)).items;
    expect(failure(await run(shopper, 'skip', { id }))).toEqual(locked);
    expect(failure(await run(shopper, 'edit', { id, frequency: '2W' }))).toEqual(locked);
    expect(failure(await run(shopper, 'remove_item', { id: item?.id }))).toEqual(locked);
    expect((await run(shopper, 'edit', { id, name: 'Still mine' })).errors).toBeUndefined();
    const charged = await run(staff, 'charge', { id }, ORDER);
    expect(at(charged, 'autodeliveries_charge.order')).toEqual({
      reference: expect.stringMatching(/^SB-/),
      discount_total: 0,
      order_total: 2695,
      gst_total: 245,
      payment: { status: 'captured' },
    });
    expect(result(charged, 'charge')).toMatchObject({
      milestone: 'delivery',
      last_payment_status: 'succeeded',
    });
    expect(await shop.stockOf(productId)).toBe(46);
    expect(failure(await run(staff, 'charge', { id }))?.code).toBe('WRONG_MILESTONE');
  });

  it('charge once when called concurrently', async () => {
    const { id, userId } = await subscriber(shop);
    await run(staff, 'notify', { id });
    await run(staff, 'lock_in', { id });
    await Promise.all(Array.from({ length: 6 }, () => run(staff, 'charge', { id })));
    expect((await storedAutoDelivery(shop, id)).last_payment_status).toBe('succeeded');
    expect(await shop.db.collection('orders').countDocuments({ user_id: userId })).toBe(2);
  });

  it('retry a declined charge [4.j-03]', async () => {
    const { id, userId } = await subscriber(shop);
    await turnCard(shop, (await storedAutoDelivery(shop, id)).stripe_source_id, CARDS.declined);
    await run(staff, 'notify', { id });
    await run(staff, 'lock_in', { id });
    const declined = await run(staff, 'charge', { id }, ORDER);
    expect(at(declined, 'autodeliveries_charge.order')).toBeNull();
    expect(result(declined, 'charge')).toMatchObject({
      status: 'active',
      milestone: 'charge',
      last_payment_status: 'failed',
      charge_date: '2026-12-21T00:00:00.000Z',
      delivery_date: '2026-12-23T00:00:00.000Z',
    });
    expect(await shop.db.collection('orders').countDocuments({ user_id: userId })).toBe(1);
  });

  it('are for staff only, and only where enabled [6-15]', async () => {
    const { shopper, id } = await subscriber(shop);
    const forbidden = { code: 'FORBIDDEN', message: 'You are not allowed to do this.' };
    expect(failure(await run(shopper, 'notify', { id }))).toEqual(forbidden);
    expect(failure(await run(shop.guest(), 'notify', { id }))?.code).toBe('UNAUTHENTICATED');
    expect(failure(await run(staff, 'notify', { id: 'unknown' }))).toEqual(AUTODELIVERY_NOT_FOUND);
    shop.services.config.allowTestOperations = false;
    expect(failure(await run(staff, 'notify', { id }))).toEqual(forbidden);
    shop.services.config.allowTestOperations = true;
    expect((await run(staff, 'notify', { id })).errors).toBeUndefined();
  });
});
