import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { ANSWERED, CHARGED, programOf, SLOT } from '../../../../test/shop/program';
import { at, CARDS, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);

const UNANSWERED = 'Please answer the following to purchase.';

describe('JourneySubscriptionsCharge', () => {
  it('charges the first month once, books the consult and starts the review [7.g-04]', async () => {
    const { id, shopper, subscription_id } = await program.draft();
    await program.card(id);
    const charge = () => program.pay(shopper, { subscription_id });
    expect(failure(await charge())).toEqual({ code: 'QUESTIONNAIRE_REQUIRED', message: UNANSWERED });
    await program.send(shopper, 'submit', { subscription_id, ...SLOT, ...ANSWERED });
    const answers = await Promise.all([charge(), charge(), charge()]);
    for (const answer of answers) {
      expect(at(answer, 'journey_subscriptions_charge')).toMatchObject({
        subscription: {
          status: 'reviewing',
          is_active: false,
          upcoming_booking: { appointment_at: SLOT.datetime, status: 'booked' },
          orders: [{ order_total: 7900 }],
        },
        three_d_secure: null,
      });
    }
    const { orders, captured } = await program.money(subscription_id);
    expect(orders).toMatchObject([
      { order_total: 7900, gst_total: 0, shipping_address: null, payment: { status: 'captured' } },
    ]);
    expect(captured).toHaveLength(1);
    const mail = await shop.db
      .collection<{ _id: string }>('mail_outbox')
      .findOne({ _id: `order_confirmation:${orders[0]?._id}` });
    expect(mail).toMatchObject({ template: 'order_confirmation' });
    const told = (await mailsTo(shop.services, orders[0]?.email ?? '')).find(
      ({ template }) => template === 'order_confirmation',
    );
    expect(told?.subject).toMatch(/^Your Saltbush Health payment /);
    expect(told?.text).toContain('It is for a service: nothing is sent to you.');
  });

  it('charges nothing if no card is saved or the card is declined, and reports which', async () => {
    const { id, shopper, subscription_id } = await program.draft();
    await program.send(shopper, 'submit', { subscription_id, ...SLOT, ...ANSWERED });
    const charge = () => program.pay(shopper, { subscription_id });
    expect(failure(await charge())?.code).toBe('PAYMENT_METHOD_REQUIRED');
    await program.card(id, CARDS.declined);
    const declined = { code: 'PAYMENT_DECLINED', message: 'Your card was declined.' };
    expect(failure(await charge())).toEqual(declined);
    expect((await program.stored(subscription_id)).status).toBe('draft');
    await program.card(id, CARDS.threeDSecure);
    const challenged = await charge();
    expect(at(challenged, 'journey_subscriptions_charge.three_d_secure.challenge_url')).toContain(
      'challenges',
    );
    await program.card(id);
    expect(at(await charge(), 'journey_subscriptions_charge.subscription.status')).toBe('reviewing');
    const { captured, open } = await program.money(subscription_id);
    expect([captured.length, open.length]).toEqual([1, 0]);
  });

  it('never overbooks a slot; the later user is not charged', async () => {
    const slot = { datetime: '2026-11-26T00:00:00.000Z', gmt_offset: 660 };
    const people = await Promise.all(Array.from({ length: 6 }, () => program.draft()));
    const answers = await Promise.all(
      people.map(async ({ id, shopper, subscription_id }) => {
        await program.card(id);
        await program.send(shopper, 'submit', { subscription_id, ...slot, ...ANSWERED });
        return program.pay(shopper, { subscription_id, ...slot });
      }),
    );
    const failures = answers.map(failure).filter(Boolean);
    expect(failures).toEqual(
      Array(2).fill({
        code: 'SLOT_UNAVAILABLE',
        message:
          'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks',
      }),
    );
    const money = await Promise.all(people.map(({ subscription_id }) => program.money(subscription_id)));
    expect(money.flatMap(({ captured }) => captured)).toHaveLength(4);
    expect(money.flatMap(({ open }) => open)).toHaveLength(0);
  });

  it('is only for the owner', async () => {
    const { subscription_id } = await program.draft();
    const { shopper: other } = await shop.user();
    const charge = async (who = other) =>
      failure(await program.send(who, 'charge', { subscription_id, ...SLOT }, CHARGED))?.code;
    expect(await charge()).toBe('NOT_FOUND');
    expect(await charge(shop.guest())).toBe('UNAUTHENTICATED');
  });
});
