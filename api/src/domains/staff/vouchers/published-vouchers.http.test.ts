import { PROMOTION_MESSAGES, VOUCHER_LIMIT_MESSAGES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { newCode, VOUCHER, voucherDesk } from '../../../../test/shop/counter/voucher-desk';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const desk = voucherDesk(shop);
const { name, description } = VOUCHER;
const WORDS = { name, description, until: '2026-12-09T09:00' };

/** Orders with a code as a new guest. */
async function order(code: string, guest: Shopper = shop.guest()) {
  const cart = await guest.readyCart(await shop.product());
  const entered = await guest.run('cart_set_offer_by_code', { cart_uuid: cart, code }, 'cart { offer_code }');
  return entered.errors ? entered : guest.place(cart);
}
const usesOf = async (id: string) => at<number>(await desk.read(id), 'staff_voucher.voucher.uses');
const fieldsOf = async (id: string, version: number, more: object) =>
  (await desk.change(id, version, { ...WORDS, ...more })).errors?.[0]?.extensions.fields;

describe('a published voucher', () => {
  it('counts its orders until it is ended [vouchers-04]', async () => {
    const code = newCode();
    const id = await desk.draft({ code });
    const published = await desk.publish(id);
    expect(at(published, 'staff_vouchers_publish.voucher')).toMatchObject({
      version: 2,
      voucher: { state: 'running', from: '2026-11-24T00:00:00.000Z', changed_by: 'Una User', uses: 0 },
    });
    expect((await order(code)).errors).toBeUndefined();
    expect(await usesOf(id)).toBe(1);
    const ended = await Promise.all([1, 2, 3].map(() => desk.end(id, 2)));
    expect(ended.map((answer) => at(answer, 'staff_vouchers_end.voucher.version'))).toEqual([3, 3, 3]);
    expect(at(await desk.read(id), 'staff_voucher.voucher.state')).toBe('ended');
    expect(failure(await order(code))?.message).toBe('This offer has ended.');
  });

  it('is published once by requests at the same time', async () => {
    const id = await desk.draft();
    const published = await Promise.all([1, 2, 3].map(() => desk.publish(id)));
    expect(published.map(failure)).toEqual([undefined, undefined, undefined]);
    expect(at(published[0] ?? {}, 'staff_vouchers_publish.voucher.version')).toBe(2);
  });

  it('keeps its code and what it gives; words and end change [vouchers-07]', async () => {
    const id = await desk.running();
    expect(failure(await desk.save({ voucher_id: id, version: 2, percent: 50 }))?.code).toBe('VOUCHER_STATE');
    expect(failure(await desk.discard(id, 2))?.code).toBe('VOUCHER_STATE');
    const changed = await desk.change(id, 2, { ...WORDS, name: 'Tenner' });
    expect(at(changed, 'staff_vouchers_change.voucher')).toMatchObject({
      version: 3,
      voucher: { name: 'Tenner', percent: 10, until: '2026-12-08T22:00:00.000Z' },
    });
    expect(
      at(await desk.change(id, 2, { ...WORDS, name: 'Tenner' }), 'staff_vouchers_change.voucher.version'),
    ).toBe(3);
    expect(failure(await desk.change(id, 2, WORDS))?.code).toBe('VOUCHER_MOVED');
    expect(await fieldsOf(id, 3, { until: '2026-11-20T09:00' })).toHaveProperty('until');
    await desk.end(id, 3);
    expect(failure(await desk.change(id, 4, WORDS))?.code).toBe('VOUCHER_STATE');
  });

  it('has no fewer uses than were taken, and no fewer for each customer [vouchers-07]', async () => {
    const code = newCode();
    const id = await desk.running({ code, max_uses: 5, max_uses_per_customer: 2 });
    for (const _turn of [1, 2]) expect((await order(code)).errors).toBeUndefined();
    expect(await fieldsOf(id, 2, { max_uses: 1, max_uses_per_customer: 1 })).toEqual({
      max_uses: 'It has been used 2 times: please enter no fewer',
      max_uses_per_customer: VOUCHER_LIMIT_MESSAGES.each_lower,
    });
    expect(await fieldsOf(id, 2, { max_uses: 2, max_uses_per_customer: 2 })).toBeUndefined();
    expect(failure(await order(code))?.message).toMatch(/^This offer is used up/);
    expect(await fieldsOf(id, 3, { max_uses: 3, max_uses_per_customer: 3 })).toBeUndefined();
    expect((await order(code)).errors).toBeUndefined();
    expect(await fieldsOf(id, 4, {})).toBeUndefined();
    expect(at(await desk.read(id), 'staff_voucher.voucher')).toMatchObject({
      ...{ uses: 3, max_uses: null, max_uses_per_customer: null },
    });
    expect(await fieldsOf(id, 5, { max_uses_per_customer: 20 })).toEqual({
      max_uses_per_customer: VOUCHER_LIMIT_MESSAGES.each_lower,
    });
  });

  it('is not what an editor publishes, changes or ends, nor one that is over [roles-04]', async () => {
    const id = await desk.draft({ until: '2026-11-24T11:05' });
    const { editor } = desk.people;
    expect(failure(await desk.publish(id, 1, editor))?.code).toBe('FORBIDDEN');
    expect(failure(await desk.change(id, 1, WORDS, editor))?.code).toBe('FORBIDDEN');
    expect(failure(await desk.end(id, 1, editor))?.code).toBe('FORBIDDEN');
    shop.clock.current = new Date('2026-11-24T11:05:00+11:00');
    expect((await desk.publish(id)).errors?.[0]?.extensions.fields).toEqual({
      until: PROMOTION_MESSAGES.over,
    });
    expect(failure(await desk.publish('99999999'))?.code).toBe('NOT_FOUND');
  });
});
