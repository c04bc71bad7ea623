import { afterEach, describe, expect, it } from 'vitest';
import { programOf, SLOT } from '../../../../test/shop/program';
import { BUSINESS_HOURS } from '../../../../test/shop/selling';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const HOUR = 3_600_000;
const START = Date.parse(SLOT.datetime);
const later = (hours: number) => {
  shop.clock.current = new Date(START + hours * HOUR);
};
afterEach(() => {
  shop.clock.current = BUSINESS_HOURS;
});

const LISTED = '{ staff_programs(queue: open_consults) { data { id consult_at } paginatorInfo { total } } }';
const listed = async () => {
  const { shopper } = await program.user('practitioner');
  return at<{ data: { id: string; consult_at: string }[]; paginatorInfo: { total: number } }>(
    await shopper.send(LISTED),
    'staff_programs',
  );
};
const isListed = async (id: string) => (await listed()).data.some((one) => one.id === id);
const putDown = async (subscription_id: string, booking_id: string) => {
  const { shopper } = await program.user('practitioner');
  const input = { subscription_id, booking_id, note: 'Spoke by phone' };
  return shopper.run('journey_consults_complete', input, 'subscription { id }');
};

describe('consults that nobody has put down', () => {
  it('are listed and counted from the end of their time until somebody puts them down [health-39]', async () => {
    const { subscription_id } = await program.enrolled();
    later(1);
    expect(await isListed(subscription_id)).toBe(false);
    later(100);
    const before = await listed();
    expect(before.data).toContainEqual({ id: subscription_id, consult_at: SLOT.datetime });
    const { upcoming_booking } = await program.stored(subscription_id);
    expect(failure(await putDown(subscription_id, upcoming_booking?.id ?? ''))).toBeUndefined();
    const after = await listed();
    expect(after.data.map(({ id }) => id)).not.toContain(subscription_id);
    expect(after.paginatorInfo.total).toBe(before.paginatorInfo.total - 1);
  });

  it('stay listed when the next one is booked, and when the program ends [health-39]', async () => {
    const { again, subscription_id } = await program.active();
    const shopper = await again();
    const book = (datetime: string) =>
      shopper.run(
        'journey_subscriptions_create_consult',
        { subscription_id, datetime, gmt_offset: 660, expect_free: false, expected_fee: null },
        'num_free_consults',
      );
    expect(failure(await book(SLOT.datetime))).toBeUndefined();
    const first = (await program.stored(subscription_id)).upcoming_booking;
    later(26);
    await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { num_free_consults: 1 } });
    const next = new Date(START + 48 * HOUR).toISOString();
    const member = await again();
    const input = { subscription_id, datetime: next, gmt_offset: 660, expect_free: true };
    expect(
      failure(await member.run('journey_subscriptions_create_consult', input, 'num_free_consults')),
    ).toBeUndefined();
    expect((await listed()).data).toContainEqual({ id: subscription_id, consult_at: SLOT.datetime });
    await program.send(member, 'cancel', { subscription_id, reason: 'not-useful' });
    expect(await isListed(subscription_id)).toBe(true);
    expect(failure(await putDown(subscription_id, first?.id ?? ''))).toBeUndefined();
    expect(await isListed(subscription_id)).toBe(false);
  });

  it('of earlier releases took place if a practitioner has decided since their start, and wait otherwise [health-39]', async () => {
    const [decided, waiting] = [await program.enrolled(), await program.enrolled()];
    later(100);
    const decision = { staff_id: 'former', outcome: 'no_medicine' as const, items: [], note: null };
    const at_ = new Date(START + HOUR);
    await program.subscriptions.updateOne(
      { _id: decided.subscription_id },
      { $set: { status: 'active', started_at: at_, decisions: [{ at: at_, ...decision }] } },
    );
    expect(await isListed(decided.subscription_id)).toBe(false);
    expect(await isListed(waiting.subscription_id)).toBe(true);
    const { shopper: staff } = await program.user('practitioner');
    const review = (subscription_id: string) => program.send(staff, 'review', { subscription_id, items: [] });
    expect(failure(await review(decided.subscription_id))).toBeUndefined();
    expect(failure(await review(waiting.subscription_id))?.code).toBe('CONSULT_NOT_PUT_DOWN');
    const open = '{ journey_subscriptions { refunds_fee past_consults { status } } }';
    const seen = async (again: typeof decided.again) =>
      at(await (await again()).send(open), 'journey_subscriptions.0');
    expect(await seen(decided.again)).toEqual({
      refunds_fee: false,
      past_consults: [{ status: 'completed' }],
    });
    expect(await seen(waiting.again)).toEqual({ refunds_fee: true, past_consults: [{ status: 'booked' }] });
  });
});
