import { UNREACHED_TERMS } from '@saltbush/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { programOf, SLOT } from '../../../../test/shop/program';
import { BUSINESS_HOURS } from '../../../../test/shop/selling';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const START = Date.parse(SLOT.datetime);
const minutes = (count: number) => new Date(START + count * 60_000);
const CALLS = [0, 5, 10].map((minute) => minutes(minute).toISOString());
const doctor = beforeTests(() => program.user('practitioner'));
const go = (when: Date) => {
  shop.clock.current = when;
};
afterEach(() => go(BUSINESS_HOURS));

/** A practitioner who signs in when the clock has moved. */
const practitioner = async () => (await program.user('practitioner')).shopper;

const consultOf = async (subscription_id: string) => {
  const { upcoming_booking } = await program.stored(subscription_id);
  return { subscription_id, booking_id: upcoming_booking?.id ?? '' };
};
const complete = async (who: Shopper, id: string, note = 'Advised on diet') =>
  who.run('journey_consults_complete', { ...(await consultOf(id)), note }, 'subscription { id }');
const miss = async (who: Shopper, id: string, calls: string[] = CALLS) =>
  who.run('journey_consults_miss', { ...(await consultOf(id)), calls }, 'subscription { id }');
const review = (who: Shopper, subscription_id: string, has_spoken = false) =>
  program.send(who, 'review', { subscription_id, items: [], has_spoken });

async function mailOf(userId: string, template: string): Promise<string> {
  const customers = shop.db.collection<{ _id: string; email: string }>('customers');
  const { email = '' } = (await customers.findOne({ _id: userId })) ?? {};
  return (await mailsTo(shop.services, email)).find((mail) => mail.template === template)?.text ?? '';
}

const refundsOf = async (id: string) => (await program.money(id)).orders[0]?.refunds ?? [];
const leave = async ({ again }: { again: () => Promise<Shopper> }, subscription_id: string) =>
  program.send(await again(), 'cancel', { subscription_id, reason: 'not-useful' });

describe('the outcome of a program’s consult', () => {
  it('is put down from its start on, once, by a practitioner, with a sealed note [health-39]', async () => {
    const { id, shopper, again, subscription_id } = await program.enrolled();
    expect(failure(await complete(shopper, subscription_id))?.code).toBe('FORBIDDEN');
    expect(failure(await complete(shop.guest(), subscription_id))?.code).toBe('UNAUTHENTICATED');
    expect(failure(await complete(doctor.shopper, subscription_id))?.code).toBe('CONSULT_AHEAD');
    go(minutes(20));
    const [first, second] = await Promise.all([practitioner(), practitioner()]);
    expect(failure(await complete(first, subscription_id, ' '))?.code).toBe('INVALID_INPUT');
    const told = await Promise.all([complete(first, subscription_id), miss(second, subscription_id)]);
    const codes = told.map((answer) => failure(answer)?.code);
    expect(codes.filter((code) => code === 'CONSULT_ENDED')).toHaveLength(1);
    const { upcoming_booking, version } = await program.stored(subscription_id);
    const winner = upcoming_booking?.status === 'completed' ? first : second;
    const again1 = upcoming_booking?.status === 'completed' ? complete : miss;
    expect(failure(await again1(winner, subscription_id))).toBeUndefined();
    expect((await program.stored(subscription_id)).version).toBe(version);
    expect(JSON.stringify(upcoming_booking)).not.toContain('Advised on diet');
    expect(await mailOf(id, 'booking_ended')).not.toContain('Advised on diet');
    const open = '{ journey_subscriptions { upcoming_booking { id } past_consults { status } } }';
    expect(at(await (await again()).send(open), 'journey_subscriptions.0')).toEqual({
      upcoming_booking: null,
      past_consults: [{ status: upcoming_booking?.status }],
    });
  });

  it('is what a decision rests on, not the clock [health-28] [health-39]', async () => {
    const { id, subscription_id } = await program.enrolled();
    go(minutes(300));
    const staff = await practitioner();
    for (const has_spoken of [true, false]) {
      expect(failure(await review(staff, subscription_id, has_spoken))?.code).toBe('CONSULT_NOT_PUT_DOWN');
    }
    expect(failure(await complete(staff, subscription_id))).toBeUndefined();
    expect(await mailOf(id, 'booking_ended')).toContain('who now decides about your program');
    const read = `query($id: ID!) { staff_program(id: $id) { consults { status is_open note ended_by } } }`;
    expect(at(await staff.send(read, { id: subscription_id }), 'staff_program.consults')).toEqual([
      { status: 'completed', is_open: false, note: 'Advised on diet', ended_by: 'Una User' },
    ]);
    expect(failure(await review(staff, subscription_id))).toBeUndefined();
    expect(await program.stored(subscription_id)).toMatchObject({ status: 'active' });
  });

  it('not reached takes three calls within its time; a decision waits until they have spoken [health-35] [health-39]', async () => {
    const { id, subscription_id } = await program.enrolled();
    go(minutes(30));
    const staff = await practitioner();
    const close = [0, 2, 10].map((minute) => minutes(minute).toISOString());
    for (const calls of [[], CALLS.slice(1), close]) {
      expect(failure(await miss(staff, subscription_id, calls))?.code).toBe('INVALID_INPUT');
    }
    expect(failure(await miss(staff, subscription_id))).toBeUndefined();
    const mail = await mailOf(id, 'booking_ended');
    expect(mail).toContain(UNREACHED_TERMS);
    expect(mail).toContain('book your first consult again');
    expect(failure(await review(staff, subscription_id))?.code).toBe('CONSULT_MISSED');
    expect(failure(await review(staff, subscription_id, true))).toBeUndefined();
    expect(await program.stored(subscription_id)).toMatchObject({ status: 'active' });
  });

  it('decides about the fee of a program that is left before it started [consent-04] [health-40]', async () => {
    const [open, held, missed] = [
      await program.enrolled(),
      await program.enrolled(),
      await program.enrolled(),
    ];
    go(minutes(24 * 60));
    const staff = await practitioner();
    await complete(staff, held.subscription_id);
    await miss(staff, missed.subscription_id);
    for (const one of [open, held, missed]) await leave(one, one.subscription_id);
    expect(await refundsOf(open.subscription_id)).toMatchObject([{ amount: 7900, status: 'paid' }]);
    expect(await refundsOf(held.subscription_id)).toEqual([]);
    expect(await refundsOf(missed.subscription_id)).toEqual([]);
    expect(await mailOf(open.id, 'program_ended')).toContain('your first consult had not taken place');
    expect(await mailOf(open.id, 'program_ended')).not.toContain('consult is cancelled');
    expect(await mailOf(held.id, 'program_ended')).toContain('because your first consult has taken place');
    expect(await mailOf(missed.id, 'program_ended')).toContain(UNREACHED_TERMS);
  });
});
