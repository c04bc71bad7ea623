import { describe, expect, it } from 'vitest';
import { programOf } from '../../../../test/shop/program';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);

describe('JourneySubscriptionsCreate', () => {
  it('creates one draft per user and program, however often and fast it is sent [7.g-02]', async () => {
    const { id, shopper } = await shop.user();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => program.send(shopper, 'create', { journey_id: '1' })),
    );
    const ids = answers.map((answer) => at(answer, 'journey_subscriptions_create.subscription.id'));
    expect(new Set(ids).size).toBe(1);
    expect(at(answers[0] ?? {}, 'journey_subscriptions_create.subscription.status')).toBe('draft');
    expect(await program.subscriptions.countDocuments({ user_id: id })).toBe(1);
  });

  it('requires a signed-in user and an existing program', async () => {
    const { shopper } = await shop.user();
    const asGuest = await program.send(shop.guest(), 'create', { journey_id: '1' });
    expect(failure(asGuest)?.code).toBe('UNAUTHENTICATED');
    for (const journey_id of ['99', 'x', '-1', '']) {
      const message = 'Program not found';
      const answer = await program.send(shopper, 'create', { journey_id });
      expect(failure(answer)).toEqual({ code: 'NOT_FOUND', message });
    }
  });
});
