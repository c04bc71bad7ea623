import { describe, expect, it } from 'vitest';
import { CHARGED } from '../../../../test/shop/program';
import { DAY, testRenewals } from '../../../../test/shop/program-months';
import { at, CARDS, failure } from '../../../../test/shop/shopper';

const { shop, program, months } = testRenewals();

describe('JourneySubscriptionsRetry', () => {
  async function declined() {
    const person = await program.active();
    await program.card(person.id, CARDS.declined);
    months.after(30);
    await program.renew();
    return { ...person, shopper: await person.again() };
  }

  it('charges once with the newly added card, however often it is sent [7.g-13]', async () => {
    const { id, shopper, subscription_id } = await declined();
    const retry = () => program.send(shopper, 'retry', { subscription_id }, CHARGED);
    expect(failure(await retry())).toEqual({ code: 'PAYMENT_DECLINED', message: 'Your card was declined.' });
    expect(await program.stored(subscription_id)).toMatchObject({
      status: 'PaymentDeclinedForRenewal',
      declines: 1,
      payment_retry_at: new Date(shop.clock.current.getTime() + DAY),
    });
    await program.card(id);
    const answers = await Promise.all([retry(), retry(), retry()]);
    for (const answer of answers) {
      expect(at(answer, 'journey_subscriptions_retry.subscription')).toMatchObject({
        status: 'active',
        payment_failed_at: null,
        payment_retry_at: null,
      });
    }
    const { orders, captured, open } = await program.money(subscription_id);
    expect([orders.length, captured.length, open.length]).toEqual([2, 2, 0]);
  });

  it('requires the owner of a declined program', async () => {
    const { subscription_id } = await declined();
    const { shopper: other } = await program.user();
    const draft = await program.draft();
    const retry = async (who: typeof other, id = subscription_id) =>
      failure(await program.send(who, 'retry', { subscription_id: id }, CHARGED))?.code;
    expect(await retry(other)).toBe('NOT_FOUND');
    expect(await retry(shop.guest())).toBe('UNAUTHENTICATED');
    expect(await retry(draft.shopper, draft.subscription_id)).toBe('SUBSCRIPTION_STATUS');
  });
});
