import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Program, programOf } from '../../../../test/shop/program';
import { type Selling, startSelling } from '../../../../test/shop/selling';
import { at, failure } from '../../../../test/shop/shopper';

let shop: Selling;
let program: Program;
let start: Date;
beforeAll(async () => {
  shop = await startSelling();
  program = programOf(shop);
  start = shop.clock.current;
}, 60_000);
afterAll(() => shop.close());
afterEach(() => after(0));

const DAY = 86_400_000;
const after = (days: number) => {
  shop.clock.current = new Date(start.getTime() + days * DAY);
};

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
      program_fee: 0,
      items: [{ is_prescribed: true, quantity: 1 }],
    });
    const unknown = await program.send(staff, 'review', { subscription_id: 'x', items: [] });
    expect(failure(unknown)?.code).toBe('NOT_FOUND');
  });
});
