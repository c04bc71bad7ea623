import { afterEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { programOf, SLOT } from '../../../../test/shop/program';
import { BUSINESS_HOURS } from '../../../../test/shop/selling';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const HOUR = 3_600_000;
const START = Date.parse(SLOT.datetime);
const CALLS = [0, 5, 10];
const go = (hours: number, from = START) => {
  shop.clock.current = new Date(from + hours * HOUR);
};
afterEach(() => {
  shop.clock.current = BUSINESS_HOURS;
});

const practitioner = async () => (await program.user('practitioner')).shopper;
const DAY_AFTER = new Date(START + 48 * HOUR).toISOString();
const THIRD = new Date(START + 96 * HOUR).toISOString();

const consultOf = async (subscription_id: string) => {
  const { upcoming_booking, past_consults = [] } = await program.stored(subscription_id);
  const booking = upcoming_booking ?? past_consults.at(-1);
  return { subscription_id, booking_id: booking?.id ?? '' };
};
const notHeld = async (id: string, note = 'Nobody was on duty', who?: Shopper) =>
  (who ?? (await practitioner())).run(
    'journey_consults_not_held',
    { ...(await consultOf(id)), note },
    'subscription { id }',
  );
const miss = async (id: string) => {
  const booking = await consultOf(id);
  const { upcoming_booking } = await program.stored(id);
  const from = upcoming_booking?.appointment_at.getTime() ?? 0;
  const calls = CALLS.map((minute) => new Date(from + minute * 60_000).toISOString());
  return (await practitioner()).run('journey_consults_miss', { ...booking, calls }, 'subscription { id }');
};
const book = async (who: Shopper, subscription_id: string, datetime: string, over: object = {}) =>
  who.run(
    'journey_subscriptions_create_consult',
    { subscription_id, datetime, gmt_offset: 660, expect_free: true, ...over },
    'upcoming_booking { appointment_at is_first } num_free_consults subscription { status can_book_first }',
  );
async function mailsOf(userId: string, template: string): Promise<string[]> {
  const customers = shop.db.collection<{ _id: string; email: string }>('customers');
  const { email = '' } = (await customers.findOne({ _id: userId })) ?? {};
  const mails = await mailsTo(shop.services, email);
  return mails.filter((mail) => mail.template === template).map(({ text }) => text);
}
const seen = async (again: () => Promise<Shopper>) =>
  at(
    await (await again()).send('{ journey_subscriptions { can_book_first refunds_fee } }'),
    'journey_subscriptions.0',
  );

describe('a consult that the shop did not hold', () => {
  it('leaves a new program under review: its first consult is booked again for nothing [health-60]', async () => {
    const { id, again, shopper, subscription_id } = await program.enrolled();
    expect(failure(await book(shopper, subscription_id, DAY_AFTER))?.code).toBe('CONSULT_BOOKED');
    expect(await seen(again)).toEqual({ can_book_first: false, refunds_fee: true });
    go(3);
    expect(failure(await notHeld(subscription_id, ' '))?.code).toBe('INVALID_INPUT');
    const [one, other] = await Promise.all([practitioner(), practitioner()]);
    const told = await Promise.all([
      notHeld(subscription_id, 'Ill', one),
      notHeld(subscription_id, 'Ill', other),
    ]);
    expect(told.filter((answer) => failure(answer)?.code === 'CONSULT_ENDED')).toHaveLength(1);
    const [mail = '', ...more] = await mailsOf(id, 'booking_ended');
    expect(more).toEqual([]);
    expect(mail).toContain('We did not ring you');
    expect(mail).toContain('it costs nothing more');
    expect(await seen(again)).toEqual({ can_book_first: true, refunds_fee: true });
    const member = await again();
    const booked = await Promise.all([1, 2].map(() => book(member, subscription_id, DAY_AFTER)));
    for (const answer of booked) {
      expect(at(answer, 'journey_subscriptions_create_consult')).toEqual({
        upcoming_booking: { appointment_at: DAY_AFTER, is_first: true },
        num_free_consults: 0,
        subscription: { status: 'reviewing', can_book_first: false },
      });
    }
    expect((await program.money(subscription_id)).captured).toHaveLength(1);
    go(49);
    expect(failure(await program.putDown(subscription_id))).toBeUndefined();
    const staff = await practitioner();
    expect(failure(await program.send(staff, 'review', { subscription_id, items: [] }))).toBeUndefined();
    expect(await program.stored(subscription_id)).toMatchObject({ status: 'active', num_free_consults: 1 });
  });

  it('is no conversation that a decision can rest on [health-28] [health-60]', async () => {
    const { subscription_id } = await program.enrolled();
    go(3);
    const staff = await practitioner();
    const review = (has_spoken: boolean) =>
      program.send(staff, 'review', { subscription_id, items: [], has_spoken });
    expect(failure(await program.send(staff, 'refuse', { subscription_id }))?.code).toBe(
      'CONSULT_NOT_PUT_DOWN',
    );
    expect(failure(await notHeld(subscription_id))).toBeUndefined();
    expect(failure(await review(false))?.code).toBe('CONSULT_AHEAD');
    expect(failure(await review(true))).toBeUndefined();
  });

  it('gives back what a follow-up cost, once: the fee, or the free consult [health-40] [health-60]', async () => {
    for (const free of [0, 1]) {
      const { id, again, subscription_id } = await program.active();
      await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { num_free_consults: free } });
      const member = await again();
      const booked = await book(member, subscription_id, DAY_AFTER, { expect_free: free === 1 });
      expect(failure(booked)).toBeUndefined();
      go(49);
      const both = await Promise.all([practitioner(), practitioner()]);
      const told = await Promise.all(
        both.map(async (who) => ({ who, code: failure(await notHeld(subscription_id, 'Ill', who))?.code })),
      );
      const first = told.find(({ code }) => !code)?.who;
      expect(told.flatMap(({ code }) => code ?? [])).toEqual(['CONSULT_ENDED']);
      expect(failure(await notHeld(subscription_id, 'Ill', first))).toBeUndefined();
      const late = failure(await notHeld(subscription_id, 'Also ill'));
      const went = free ? 'nothing was refunded' : /\$\d+\.\d\d was refunded/;
      expect(late?.code).toBe('CONSULT_ENDED');
      expect(late?.message).toMatch(went);
      const { orders } = await program.money(subscription_id);
      const paid = orders.find(({ idempotency_key }) => idempotency_key.includes(':consult:'));
      const stored = await program.stored(subscription_id);
      expect(stored).toMatchObject({ upcoming_booking: null, num_free_consults: free });
      expect(stored.past_consults).toMatchObject([{ status: 'not_held' }]);
      const amount = paid?.order_total;
      expect(paid?.refunds ?? []).toMatchObject(free ? [] : [{ amount, status: 'paid' }]);
      const [mail = ''] = await mailsOf(id, 'booking_ended');
      expect(mail).toContain(free ? 'you can book it again' : 'goes back to the card that paid');
      expect(JSON.stringify(stored)).not.toContain('"Ill"');
      shop.clock.current = BUSINESS_HOURS;
    }
  });
});

describe('a first consult whose patient was not reached', () => {
  it('is booked again once, and its fee stays if the program is left before [health-60]', async () => {
    const { id, again, subscription_id } = await program.enrolled();
    go(1);
    expect(failure(await miss(subscription_id))).toBeUndefined();
    expect(await seen(again)).toEqual({ can_book_first: true, refunds_fee: false });
    expect((await mailsOf(id, 'booking_ended'))[0]).toContain('book your first consult again');
    expect(failure(await book(await again(), subscription_id, DAY_AFTER))).toBeUndefined();
    expect(await seen(again)).toEqual({ can_book_first: false, refunds_fee: false });
    go(49);
    expect(failure(await miss(subscription_id))).toBeUndefined();
    expect(failure(await book(await again(), subscription_id, THIRD))?.code).toBe('FIRST_CONSULTS_MISSED');
    expect((await mailsOf(id, 'booking_ended')).join()).toContain('Please write to your care team');
  });

  it.each(['before', 'after'])(
    'refunds the fee if the shop did not hold the next one, when they leave %s that was put down [health-40] [health-60]',
    async (when) => {
      const { id, again, subscription_id } = await program.enrolled();
      go(1);
      await miss(subscription_id);
      await book(await again(), subscription_id, DAY_AFTER);
      go(51);
      const refunds = async () => (await program.money(subscription_id)).orders[0]?.refunds ?? [];
      const leave = async () =>
        program.send(await again(), 'cancel', { subscription_id, reason: 'not-useful' });
      expect(await seen(again)).toEqual({ can_book_first: false, refunds_fee: false });
      if (when === 'before') {
        await leave();
        expect(await refunds()).toEqual([]);
      }
      expect(failure(await notHeld(subscription_id))).toBeUndefined();
      if (when === 'after') await leave();
      expect(await refunds()).toMatchObject([{ amount: 7900, status: 'paid' }]);
      const mail = (await mailsOf(id, 'booking_ended')).find((text) => text.includes('did not ring')) ?? '';
      expect(mail.includes('goes back')).toBe(when === 'before');
      expect(mail.includes('book your first consult again')).toBe(when === 'after');
    },
  );
});
