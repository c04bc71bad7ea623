import { describe, expect, it } from 'vitest';
import { programOf } from '../../../../test/shop/program';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);

describe('JourneySubscriptionsCancel', () => {
  it('ends a program permanently, releases the slot and allows a new subscription [7.g-08] [3.m-11] [3.m-12] [3.m-13] [3.m-14]', async () => {
    const reasons = ['too-expensive', 'not-useful', 'found-alternative', 'this-is-temporary'];
    for (const reason of reasons) {
      const { shopper, subscription_id } = await program.draft();
      const cancel = () => program.send(shopper, 'cancel', { subscription_id, reason });
      expect(at(await cancel(), 'journey_subscriptions_cancel.subscription.status')).toBe('cancelled');
      expect((await program.stored(subscription_id)).cancel_reason).toBe(reason);
      expect(failure(await cancel())).toBeUndefined();
      const again = await program.send(shopper, 'create', { journey_id: '1' });
      expect(at(again, 'journey_subscriptions_create.subscription.id')).not.toBe(subscription_id);
    }
  });

  it('requires a listed reason, and is only for the owner', async () => {
    const { shopper, subscription_id } = await program.draft();
    const { shopper: other } = await shop.user();
    const cancel = async (who: typeof other, reason = 'not-useful') =>
      failure(await program.send(who, 'cancel', { subscription_id, reason }))?.code;
    for (const reason of ['', 'bored', 'toString'])
      expect(await cancel(shopper, reason)).toBe('INVALID_INPUT');
    expect(await cancel(other)).toBe('NOT_FOUND');
    expect(await cancel(shop.guest())).toBe('UNAUTHENTICATED');
  });

  it('releases the place in the slot', async () => {
    const { shopper, subscription_id } = await program.enrolled();
    const slots = shop.db.collection<{ _id: string; taken: number }>('journey_consult_slots');
    const { upcoming_booking } = await program.stored(subscription_id);
    const _id = upcoming_booking?.appointment_at.toISOString() ?? '';
    await slots.insertOne({ _id, taken: 3 });
    await program.send(shopper, 'cancel', { subscription_id, reason: 'not-useful' });
    expect(await slots.findOne({ _id })).toMatchObject({ taken: 2 });
  });
});
