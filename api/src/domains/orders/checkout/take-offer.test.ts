import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { shopOffers } from '../../../../test/shop/counter/offers';
import { testShop } from '../../../../test/shop/test-shop';
import { inTransaction } from '../../../lib/database/transactions';
import type { OfferDocument } from '../../promotions';
import type { OrderDocument } from '../documents';
import { requireOffer, takeOffer } from './take-offer';

const shop = testShop({ products: 0 });
const { offer, usesOf } = shopOffers(shop);

/** An order with an offer, as far as its use depends on it. */
async function offering(over: Partial<OfferDocument>, user_id: string | null = null) {
  const _id = await offer(over);
  const email = `${randomUUID()}@example.com`;
  const order = () => ({ _id: randomUUID(), user_id, email, created_at: shop.clock.now() }) as OrderDocument;
  return { code: _id, offered: () => ({ order: order(), offer: { _id } as OfferDocument }) };
}
const take = (offered: Parameters<typeof takeOffer>[1]) =>
  inTransaction(shop.services, (session) => takeOffer(shop.services, offered, session));

it('tells an account in its transaction that it has used an offer, and a guest nothing', async () => {
  const { id } = await shop.user();
  for (const [user, why] of [
    [id, 'used_by_you'],
    [null, null],
  ] as const) {
    const { code, offered } = await offering({ max_uses_per_customer: 1 }, user);
    await take(offered());
    await expect(take(offered())).rejects.toMatchObject({ reason: 'offer', why });
    expect(await usesOf(code)).toBe(1);
  }
});

it('refuses what does not run any more before a transaction begins', async () => {
  const { offered } = await offering({ max_uses: 1, uses: 1 });
  await expect(requireOffer(shop.services, offered())).rejects.toMatchObject({
    reason: 'offer',
    why: 'used_up',
  });
  const running = await offering({ max_uses: 1 });
  await expect(requireOffer(shop.services, running.offered())).resolves.toBeUndefined();
});
