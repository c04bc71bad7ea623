import { describe, expect, it } from 'vitest';
import { programOf } from '../../../../test/shop/program';
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
      program.send(who, 'review', { subscription_id, items });
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
    const unknown = await program.send(staff, 'review', { subscription_id: 'x', items: [] });
    expect(failure(unknown)?.code).toBe('NOT_FOUND');
  });
});
