import { afterEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { createAuditors } from '../../../../test/shop/auditors';
import { programOf } from '../../../../test/shop/program';
import { BUSINESS_HOURS } from '../../../../test/shop/selling';
import { failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { listConsents } from '../../consents';
import { settleDueEndings } from './settle';

const shop = testShop();
const program = programOf(shop);
const DAY = 86_400_000;
const after = (days: number) => {
  shop.clock.current = new Date(BUSINESS_HOURS.getTime() + days * DAY);
};
afterEach(() => after(0));

async function endedMail(userId: string): Promise<string> {
  const customer = await shop.db
    .collection<{ _id: string; email: string }>('customers')
    .findOne({ _id: userId });
  const mails = await mailsTo(shop.services, customer?.email ?? '');
  return mails.find(({ template }) => template === 'program_ended')?.text ?? '';
}
const statesOf = async (id: string) => (await program.money(id)).orders.map(({ state }) => state);
const cancel = (subscription_id: string) => ({ subscription_id, reason: 'not-useful' });

describe('the end of a program', () => {
  it('before the first consult refunds the fee and cancels the consult, once [consent-04]', async () => {
    const { id, shopper, subscription_id } = await program.enrolled();
    await Promise.all([1, 2, 3].map(() => program.send(shopper, 'cancel', cancel(subscription_id))));
    await settleDueEndings(shop.services);
    const { orders } = await program.money(subscription_id);
    expect(orders).toMatchObject([{ refunds: [{ amount: 7900, status: 'paid' }] }]);
    expect(await endedMail(id)).toContain('$79.00 goes back to the card that paid');
    expect(await endedMail(id)).toContain('Your booked consult is cancelled too.');
    expect(await listConsents(shop.db, subscription_id)).toMatchObject([{ withdrawn_reason: 'not-useful' }]);
    expect(await program.stored(subscription_id)).toMatchObject({
      upcoming_booking: null,
      settle_due_at: null,
    });
  });

  it('after it keeps the fee, and the paid month runs out [consent-04]', async () => {
    const { id, again, subscription_id } = await program.active();
    after(3);
    await program.send(await again(), 'cancel', cancel(subscription_id));
    expect((await program.money(subscription_id)).orders[0]?.refunds ?? []).toEqual([]);
    expect(await endedMail(id)).toContain('until Thursday 24 December 2026');
    after(20);
    const open = '{ journey_subscriptions { is_refused lessons { status lesson { week } } } }';
    const answer = JSON.stringify(await (await again()).send(open));
    expect(answer).toContain('"is_refused":false');
    expect(answer).toContain('{"status":"Available","lesson":{"week":3}}');
    expect(answer).toContain('{"status":"Locked","lesson":{"week":5}}');
  });

  it('cancels a medicine order that is not packed, and keeps one that is [consent-04]', async () => {
    for (const state of ['pharmacist_review', 'packed'] as const) {
      const product_id = String(await program.medicine());
      const { again, subscription_id } = await program.active([{ product_id, quantity: 1, repeats: 2 }]);
      const { orders } = await program.money(subscription_id);
      await shop.db
        .collection<{ _id: string }>('orders')
        .updateOne({ _id: orders[1]?._id }, { $set: { state } });
      await program.send(await again(), 'cancel', cancel(subscription_id));
      const expected = state === 'packed' ? 'packed' : 'cancelled';
      expect((await statesOf(subscription_id))[1]).toBe(expected);
    }
  });

  it.each([
    ['refunds a consult that was paid for and is still ahead', 2, true],
    ['keeps the fee of one that has begun: its practitioner tells what became of it [health-40]', 6, false],
  ])('of one that has started %s', async (_what, leavesAfter, isRefunded) => {
    const { again, subscription_id } = await program.active();
    await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { num_free_consults: 0 } });
    after(2);
    const consult = { datetime: '2026-11-28T22:00:00.000Z', gmt_offset: 660, expect_free: false };
    const shopper = await again();
    await shopper.run(
      'journey_subscriptions_create_consult',
      { subscription_id, ...consult },
      'num_free_consults',
    );
    after(leavesAfter);
    await program.send(await again(), 'cancel', cancel(subscription_id));
    const { orders } = await program.money(subscription_id);
    const paid = orders.find(({ idempotency_key }) => idempotency_key.includes(':consult:'));
    expect(paid?.order_total).toBeGreaterThan(0);
    const back = { amount: paid?.order_total, status: 'paid' };
    expect(paid?.refunds ?? []).toEqual(isRefunded ? [expect.objectContaining(back)] : []);
  });

  it('by a practitioner’s refusal refunds the fee in full, and is mailed, and told to no staff who act as the member [consent-04] [roles-13]', async () => {
    const { id, again, shopper, subscription_id } = await program.enrolled();
    expect(failure(await program.send(shopper, 'refuse', { subscription_id }))?.code).toBe('FORBIDDEN');
    after(5);
    const doctor = (await program.user('practitioner')).shopper;
    expect(failure(await program.putDown(subscription_id))).toBeUndefined();
    for (const who of [doctor, doctor]) {
      expect(failure(await program.send(who, 'refuse', { subscription_id }))).toBeUndefined();
    }
    const { orders } = await program.money(subscription_id);
    expect(orders).toMatchObject([{ refunds: [{ amount: 7900 }] }]);
    const answer = await (await again()).send('{ journey_subscriptions { is_refused refunds_fee } }');
    expect(JSON.stringify(answer)).toContain('{"is_refused":true,"refunds_fee":true}');
    const { agent } = await (await createAuditors(shop)).impersonate(id);
    const acted = await agent.send('{ journey_subscriptions { is_refused refunds_fee } }');
    expect(JSON.stringify(acted)).toContain('{"is_refused":false,"refunds_fee":true}');
    expect(await endedMail(id)).toContain('could not approve the program');
    expect(await endedMail(id)).toContain('Your fee is refunded in full, because our practitioner');
  });
});
