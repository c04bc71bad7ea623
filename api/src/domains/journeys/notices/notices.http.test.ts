import { formatMoney } from '@saltbush/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { programOf, SLOT } from '../../../../test/shop/program';
import { BUSINESS_HOURS } from '../../../../test/shop/selling';
import { at, CARDS } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { sendConsultReminders, sendReviewNotices } from './send-notices';

const shop = testShop();
const program = programOf(shop);
afterEach(async () => {
  await program.subscriptions.updateMany({}, { $set: { charge_due_at: null, review_notice_at: null } });
});

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const after = (ms: number) => {
  shop.clock.current = new Date(BUSINESS_HOURS.getTime() + ms);
};
const twice = <Result>(work: () => Promise<Result>) => Promise.all([work(), work()]);
/** A user's mails of the given templates. */
async function mails(userId: string, ...templates: string[]) {
  const customer = await shop.db
    .collection<{ _id: string; email: string }>('customers')
    .findOne({ _id: userId });
  const all = await mailsTo(shop.services, customer?.email ?? '');
  return all.filter(({ template }) => templates.includes(template));
}

describe('a consult of a program', () => {
  it('is confirmed when booked, and announced a day and an hour before', async () => {
    const person = await program.enrolled();
    const [booked, ...others] = await mails(person.id, 'booking_confirmation');
    expect(others).toEqual([]);
    expect(booked?.text).toContain('When: Wednesday 25 November 2026, 9:00 am to 11:00 am (AEDT)');
    expect(booked?.text).not.toMatch(/weight|Paid/i);
    const seen: number[] = [];
    for (const left of [23 * HOUR, HOUR + 1, HOUR, 0]) {
      shop.clock.current = new Date(Date.parse(SLOT.datetime) - left);
      await twice(() => sendConsultReminders(shop.services));
      seen.push((await mails(person.id, 'booking_reminder')).length);
    }
    // Booked 22 hours ahead: the reminder a day before would be redundant.
    expect(seen).toEqual([0, 0, 1, 1]);
  });

  it('is confirmed when free, and not announced once the program is cancelled', async () => {
    const { id, again, subscription_id } = await program.active();
    after(2 * DAY);
    const shopper = await again();
    const datetime = '2026-11-28T22:00:00.000Z';
    const consult = { subscription_id, datetime, gmt_offset: 660, expect_free: true };
    await shopper.run('journey_subscriptions_create_consult', consult, 'num_free_consults');
    expect(await mails(id, 'booking_confirmation')).toHaveLength(2);
    shop.clock.current = new Date(Date.parse(datetime) - DAY);
    await twice(() => sendConsultReminders(shop.services));
    expect(await mails(id, 'booking_reminder')).toHaveLength(1);
    await program.send(await again(), 'cancel', { subscription_id, reason: 'not-useful' });
    shop.clock.current = new Date(Date.parse(datetime) - HOUR);
    await twice(() => sendConsultReminders(shop.services));
    expect(await mails(id, 'booking_reminder')).toHaveLength(1);
  });
});

describe('the review window', () => {
  it('is announced once per period, with amount, day and the last day for changes [consent-02]', async () => {
    const { id, subscription_id } = await program.active();
    // The next order is on 24 December: changes until the 21st, announced on the 16th.
    const seen: number[] = [];
    for (const days of [21.9, 22, 24, 30, 52.9, 53]) {
      after(days * DAY);
      await twice(() => sendReviewNotices(shop.services));
      await program.renew(2);
      seen.push((await mails(id, 'program_review')).length);
    }
    expect(seen).toEqual([0, 1, 1, 1, 1, 2]);
    const [first, second] = await mails(id, 'program_review');
    expect(first?.text).toContain('You can make any changes to your order before: Monday 21 December 2026.');
    expect(second?.text).toContain('before: Thursday 21 January 2027.');
    expect(first?.id).toBe(`program_review:${subscription_id}:2026-12-24T00:00:00.000Z`);
    expect(`${first?.subject}${first?.text}`).not.toMatch(/weight/i);
    expect(first?.text).toContain('Thursday 24 December 2026');
    expect(first?.text).toContain('$79.00');
  });

  it('is announced again if the order changes after it, with the new amount, in one mail for all changes [consent-14]', async () => {
    const { id, subscription_id, again } = await program.active();
    const product_id = String(await shop.product({ journey_ids: [1] }));
    const add = async () =>
      at(
        await program.send(await again(), 'add_item', { subscription_id, product_id, quantity: 1 }),
        'journey_subscriptions_add_item.subscription.total',
      );
    await add();
    expect(await mails(id, 'program_review'), 'not announced yet').toEqual([]);
    after(22 * DAY);
    await twice(() => sendReviewNotices(shop.services));
    await add();
    const total = await add();
    const [announced, changed, ...others] = await mails(id, 'program_review');
    expect(others).toEqual([]);
    expect(announced?.text).toContain('$88.00');
    expect(changed?.subject).toBe('Your next order has changed');
    expect(changed?.text).toContain(formatMoney(Number(total)));
    expect(changed?.text).toContain('before: Monday 21 December 2026.');
  });

  it('is announced again if a practitioner takes a medicine out of it [consent-14]', async () => {
    const medicine = { product_id: String(await program.medicine()), quantity: 1, repeats: 6 };
    const { id, subscription_id } = await program.active([medicine]);
    after(22 * DAY);
    await twice(() => sendReviewNotices(shop.services));
    const { shopper: staff } = await program.user('practitioner');
    const review = await program.send(staff, 'review', { has_spoken: true, subscription_id, items: [] });
    at(review, 'journey_subscriptions_review.subscription');
    const [announced, changed, ...others] = await mails(id, 'program_review');
    expect(others).toEqual([]);
    expect(announced?.text).not.toContain('$79.00');
    expect(changed?.subject).toBe('Your next order has changed');
    expect(changed?.text).toContain('$79.00');
  });

  it('says nothing more of a changed order once its program is paused, or if nothing changed', async () => {
    const { id, subscription_id, again } = await program.active();
    const product_id = String(await shop.product({ journey_ids: [1] }));
    const added = await program.send(await again(), 'add_item', { subscription_id, product_id, quantity: 2 });
    const item_id = at<string>(added, 'journey_subscriptions_add_item.subscription.items.0.id');
    after(22 * DAY);
    await twice(() => sendReviewNotices(shop.services));
    const shopper = await again();
    await program.send(shopper, 'edit_item', { subscription_id, item_id, quantity: 2 });
    expect(await mails(id, 'program_review')).toHaveLength(1);
    await program.send(shopper, 'edit_item', { subscription_id, item_id, quantity: 3 });
    expect(await mails(id, 'program_review')).toHaveLength(2);
    at(await program.send(shopper, 'pause', { subscription_id, months: 1 }), 'journey_subscriptions_pause');
    expect(await mails(id, 'program_review')).toHaveLength(1);
  });

  it('says nothing more of a changed order once its program is cancelled', async () => {
    const { id, subscription_id, again } = await program.active();
    const product_id = String(await shop.product({ journey_ids: [1] }));
    after(22 * DAY);
    await twice(() => sendReviewNotices(shop.services));
    const shopper = await again();
    await program.send(shopper, 'add_item', { subscription_id, product_id, quantity: 1 });
    await program.send(shopper, 'cancel', { subscription_id, reason: 'not-useful' });
    expect((await mails(id, 'program_review')).map(({ subject }) => subject)).toEqual([
      'It’s time to review your next order',
    ]);
  });

  it('is not announced once it has passed, or for an inactive program', async () => {
    const [late, cancelled] = [await program.active(), await program.active()];
    const reason = { subscription_id: cancelled.subscription_id, reason: 'not-useful' };
    await program.send(cancelled.shopper, 'cancel', reason);
    after(27 * DAY);
    await twice(() => sendReviewNotices(shop.services));
    expect(await mails(late.id, 'program_review')).toEqual([]);
    expect(await mails(cancelled.id, 'program_review')).toEqual([]);
    expect(await program.stored(late.subscription_id)).toMatchObject({ review_notice_at: null });
  });
});

describe('a declined renewal', () => {
  it('is announced once per attempt, with the day of the next one', async () => {
    const { id, subscription_id, again } = await program.active();
    await program.card(id, CARDS.declined);
    for (const days of [30, 31, 33, 35, 40]) {
      after(days * DAY);
      await program.renew(2);
    }
    await program.send(await again(), 'retry', { subscription_id });
    const sent = await mails(id, 'program_payment_declined');
    expect(sent.map(({ text }) => /again on (.+?)\./.exec(text)?.[1] ?? null)).toEqual([
      'Friday 25 December 2026',
      'Sunday 27 December 2026',
      'Tuesday 29 December 2026',
      null,
    ]);
    expect(sent.at(-1)?.text).toContain('Please update your payment method');
    for (const { text } of sent)
      expect(text).toMatch(/^Amount: \$\d+\.\d\d\nDeclined by: \w+ ending in \d{4}$/m);
  });
});
