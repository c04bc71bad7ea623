import { describe, expect, it } from 'vitest';
import { programOf, SLOT } from '../../../../test/shop/program';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);

describe('a practitioner’s review', () => {
  it('starts a program with or without medicines, and is only for practitioners [4.h-02]', async () => {
    const { shopper, subscription_id } = await program.enrolled();
    const { shopper: staff } = await shop.user('practitioner');
    const product_id = String(await program.medicine());
    const review = (who: typeof staff, items: object[]) =>
      program.send(who, 'review', { has_spoken: true, subscription_id, items });
    expect(failure(await review(shopper, []))?.code).toBe('FORBIDDEN');
    expect(failure(await review(shop.guest(), []))?.code).toBe('UNAUTHENTICATED');
    const invalid = [
      { product_id: String(await shop.product()), quantity: 1, repeats: 1 },
      { product_id, quantity: 0, repeats: 1 },
      { product_id, quantity: 1, repeats: 13 },
    ];
    for (const item of invalid) expect(failure(await review(staff, [item]))?.code).toBe('INVALID_INPUT');
    const started = await review(staff, [{ product_id, quantity: 1, repeats: 6 }]);
    expect(at(started, 'journey_subscriptions_review.subscription')).toMatchObject({
      status: 'active',
      is_active: true,
      num_free_consults: 1,
      // Of the month after the one that is paid.
      program_fee: 7900,
      items: [],
    });
    const unknown = await program.send(staff, 'review', {
      has_spoken: true,
      subscription_id: 'x',
      items: [],
    });
    expect(failure(unknown)?.code).toBe('NOT_FOUND');
  });

  it('rests on a consult: it waits until one is put down as held, or for a practitioner who has spoken with the patient before [health-28]', async () => {
    const [booked, earlier] = [await program.enrolled(), await program.enrolled()];
    const { again } = await program.user('practitioner');
    const product_id = String(await program.medicine());
    const review = async ({ subscription_id }: typeof booked, items: object[], has_spoken?: boolean) =>
      program.send(await again(), 'review', { subscription_id, items, has_spoken });
    const medicine = { product_id, quantity: 1, repeats: 1 };
    for (const items of [[medicine], []]) {
      expect(failure(await review(booked, items))?.code).toBe('CONSULT_AHEAD');
      expect(failure(await review(booked, items, false))?.code).toBe('CONSULT_AHEAD');
    }
    expect(await program.stored(booked.subscription_id)).toMatchObject({ status: 'reviewing', items: [] });

    const slots = shop.db.collection<{ _id: string; taken: number }>('journey_consult_slots');
    const _id = new Date(SLOT.datetime).toISOString();
    await slots.insertOne({ _id, taken: 2 });
    const spoken = await review(earlier, [medicine], true);
    expect(at(spoken, 'journey_subscriptions_review.subscription')).toMatchObject({
      status: 'active',
      upcoming_booking: null,
    });
    expect(await slots.findOne({ _id })).toMatchObject({ taken: 1 });

    shop.clock.current = new Date(SLOT.datetime);
    expect(failure(await review(booked, [medicine], true))?.code).toBe('CONSULT_NOT_PUT_DOWN');
    expect(failure(await program.putDown(booked.subscription_id))).toBeUndefined();
    expect(failure(await review(booked, [medicine]))).toBeUndefined();
  });
});
