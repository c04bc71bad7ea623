import { describe, expect, it } from 'vitest';
import { programOf } from '../../../../test/shop/program';
import { BUSINESS_HOURS, type Selling } from '../../../../test/shop/selling';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);

describe('JourneySubscriptionsSetVoucher', () => {
  const voucher = async (
    who: { shopper: ReturnType<Selling['guest']>; subscription_id: string },
    code: string,
  ) =>
    program.send(
      who.shopper,
      'set_voucher',
      { subscription_id: who.subscription_id, voucher_code: code },
      'voucher_discount subscription { total voucher_code }',
    );

  it('discounts one order, once per customer [7.g-12]', async () => {
    const person = await program.active();
    const set = await voucher(person, ' steady20 ');
    expect(at(set, 'journey_subscriptions_set_voucher')).toEqual({
      voucher_discount: 2000,
      subscription: { total: 5900, voucher_code: 'STEADY20' },
    });
    const off = await voucher(person, '');
    expect(at(off, 'journey_subscriptions_set_voucher.voucher_discount')).toBe(0);
    await voucher(person, 'STEADY20');
    shop.clock.current = (await program.stored(person.subscription_id)).next_period_at ?? BUSINESS_HOURS;
    await program.renew();
    const { orders } = await program.money(person.subscription_id);
    expect(orders.map(({ order_total, offer_code }) => [order_total, offer_code])).toEqual([
      [7900, null],
      [5900, 'STEADY20'],
    ]);
    const later = { ...person, shopper: await person.again() };
    expect(failure(await voucher(later, 'STEADY20'))?.message).toBe('You have used this voucher already.');
  });

  it('rejects codes that are unknown, expired or restricted to another user', async () => {
    const person = await program.active();
    for (const code of ['NOPE', 'SPRING10', '{"$ne":1}']) {
      expect(failure(await voucher(person, code))).toEqual({
        code: 'INVALID_VOUCHER',
        message: 'This voucher code is not valid.',
      });
    }
    const { shopper } = await shop.user();
    const { subscription_id } = person;
    expect(failure(await voucher({ shopper, subscription_id }, 'STEADY20'))?.code).toBe('NOT_FOUND');
    const guest = { shopper: shop.guest(), subscription_id };
    expect(failure(await voucher(guest, 'STEADY20'))?.code).toBe('UNAUTHENTICATED');
  });
});
