import { describe, expect, it } from 'vitest';
import { programOf } from '../../../../test/shop/program';
import { DAY, programMonths } from '../../../../test/shop/program-months';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const { after } = programMonths(shop, program);

describe('JourneySubscriptionsCreateConsult', () => {
  const FIELDS = `upcoming_booking { appointment_at status } num_free_consults
    subscription { status } three_d_secure { intent_id }`;
  const slot = (day: number) => ({
    datetime: new Date(Date.parse('2026-11-25T22:00:00Z') + day * DAY).toISOString(),
    gmt_offset: 660,
    expect_free: true,
  });

  it('uses the free consult first, then charges the fee of a short one [7.g-10]', async () => {
    const { again, subscription_id } = await program.active();
    const create = async (input: object) =>
      program.send(await again(), 'create_consult', { subscription_id, ...input }, FIELDS);
    after(2);
    const answers = await Promise.all([create(slot(3)), create(slot(3))]);
    for (const answer of answers) {
      expect(at(answer, 'journey_subscriptions_create_consult')).toMatchObject({
        upcoming_booking: { appointment_at: slot(3).datetime, status: 'booked' },
        num_free_consults: 0,
        three_d_secure: null,
      });
    }
    expect(failure(await create(slot(4)))?.code).toBe('CONSULT_BOOKED');
    after(6);
    const refused = await create(slot(8));
    expect(failure(refused)?.code).toBe('NO_FREE_CONSULT');
    const price = refused.errors?.[0]?.extensions.price;
    expect(price).toBeGreaterThan(0);
    const other = await create({ ...slot(8), expect_free: false, expected_fee: Number(price) - 100 });
    expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'NO_FREE_CONSULT', price });
    const paid = await create({ ...slot(8), expect_free: false, expected_fee: price });
    expect(at(paid, 'journey_subscriptions_create_consult.upcoming_booking.appointment_at')).toBe(
      slot(8).datetime,
    );
    const { orders, captured } = await program.money(subscription_id);
    expect(orders.map(({ order_total }) => order_total)).toEqual([7900, price]);
    expect(captured).toHaveLength(2);
  });

  it('charges the fee of its start at the patient, whatever the time of booking [health-14]', async () => {
    const { again, subscription_id } = await program.active();
    await program.subscriptions.updateOne(
      { _id: subscription_id },
      { $set: { num_free_consults: 0, upcoming_booking: null } },
    );
    after(2);
    const shopper = await again();
    const quote = async (datetime: string) => {
      const input = { subscription_id, ...slot(3), datetime };
      return (await program.send(shopper, 'create_consult', input, FIELDS)).errors?.[0]?.extensions.price;
    };
    const [morning, evening] = ['2026-11-29T22:00:00Z', '2026-11-30T08:00:00Z'] as const;
    expect(await quote(morning)).toBeGreaterThan(0);
    expect(await quote(evening)).toBeGreaterThan(Number(await quote(morning)));
  });

  it('reports the slot errors, and requires the owner of an active program', async () => {
    const { shopper, subscription_id } = await program.active();
    await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { upcoming_booking: null } });
    const { shopper: other } = await shop.user();
    const draft = await program.draft();
    const create = async (who: typeof other, over: object = {}) => {
      const input = { subscription_id, ...slot(3), ...over };
      return failure(await program.send(who, 'create_consult', input, FIELDS))?.code;
    };
    expect(await create(shopper, { datetime: '2026-11-24T00:10:00Z' })).toBe('SLOT_UNAVAILABLE');
    expect(await create(shopper, { datetime: '2027-11-26T00:00:00Z' })).toBe('SLOT_UNAVAILABLE');
    expect(await create(shopper, { gmt_offset: -600 })).toBe('INVALID_INPUT');
    expect(await create(other)).toBe('NOT_FOUND');
    expect(await create(shop.guest())).toBe('UNAUTHENTICATED');
    expect(await create(draft.shopper, { subscription_id: draft.subscription_id })).toBe(
      'SUBSCRIPTION_STATUS',
    );
  });
});
