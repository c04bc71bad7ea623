import { MAX_USES_PER_CUSTOMER } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { shopOffers } from '../../../../test/shop/counter/offers';
import { testShop } from '../../../../test/shop/test-shop';
import { inTransaction } from '../../../lib/database/transactions';
import type { OfferDocument } from '../documents';
import { findRunningOffer } from './store';
import { OfferRefused, returnUse, takeUse } from './uses';

const shop = testShop({ products: 0 });
const { offer, change, usesOf } = shopOffers(shop);

const use = (code: string, order_id: string, key = order_id) => ({ code, order_id, key });
const claimant = (order_id: string) => ({ order_id, created_at: shop.clock.now() });
/** Takes a use without the queue in which one process stores its orders: as several processes do. */
const take = ({ code, order_id, key }: ReturnType<typeof use>) =>
  inTransaction(shop.services, (session) =>
    takeUse(
      shop.db,
      { code, customer: { own: [key], mailboxes: [], aliases: [] } },
      claimant(order_id),
      session,
    ),
  );
const give = ({ code, order_id }: ReturnType<typeof use>) =>
  inTransaction(shop.services, (session) => returnUse(shop.db, code, order_id, session));
const whyOf = (results: PromiseSettledResult<void>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as OfferRefused).why] : []));
const claimsOf = (prefix: string) =>
  shop.collection('claims').countDocuments({ order_id: { $gte: prefix, $lt: `${prefix}~` } });

describe('uses that are taken in transactions at the same time', () => {
  it('are no more than the offer has [vouchers-01]', async () => {
    const code = await offer({ max_uses: 3 });
    const orders = Array.from({ length: 8 }, (_, at) => use(code, `many-${at}`));
    const results = await Promise.allSettled(orders.map(take));
    expect(whyOf(results)).toEqual(Array.from({ length: 5 }, () => 'used_up'));
    expect([await usesOf(code), await claimsOf('many-')]).toEqual([3, 3]);
  });

  it('are no more than each customer has [vouchers-01]', async () => {
    const code = await offer({ max_uses_per_customer: 2 });
    const orders = Array.from({ length: 6 }, (_, at) => use(code, `own-${at}`, 'account:1'));
    const results = await Promise.allSettled(orders.map(take));
    expect(whyOf(results)).toEqual(Array.from({ length: 4 }, () => 'used_by_customer'));
    expect([await usesOf(code), await claimsOf('own-')]).toEqual([2, 4]);
  });

  it('are given back once', async () => {
    const code = await offer({ max_uses: 2 });
    const orders = [use(code, 'back-1'), use(code, 'back-2')];
    await Promise.all(orders.map(take));
    await Promise.all(Array.from({ length: 4 }, () => give(orders[0] ?? use(code, ''))));
    expect([await usesOf(code), await claimsOf('back-')]).toEqual([1, 1]);
  });
});

it('a limit that is lowered meanwhile holds for the next order', async () => {
  const code = await offer({ max_uses: 5 });
  await take(use(code, 'low-1'));
  await change(code, { max_uses: 1 });
  await expect(take(use(code, 'low-2'))).rejects.toBeInstanceOf(OfferRefused);
});

describe('what decides whether an offer runs', () => {
  it.each<[string, Partial<OfferDocument>]>([
    ['unknown', { is_draft: true }],
    ['unknown', { starts_at: new Date('2027-01-01') }],
    ['ended', { end_date: new Date('2026-11-02') }],
    ['used_up', { max_uses: 2, uses: 2 }],
  ])('is the same for a cart and for an order: %s', async (why, over) => {
    const code = await offer(over);
    expect(await findRunningOffer(shop.db, code, shop.clock.now())).toEqual({ offer: null, refusal: why });
    await expect(take(use(code, `run-${code}`))).rejects.toMatchObject({ why });
    expect([await usesOf(code), await claimsOf(`run-${code}`)]).toEqual([over.uses ?? 0, 0]);
  });

  it('is no limit where none is set, or null', async () => {
    const code = await offer({ max_uses: null, max_uses_per_customer: null, uses: 7 });
    await take(use(code, 'null-1', 'account:2'));
    expect((await findRunningOffer(shop.db, code, shop.clock.now())).refusal).toBeNull();
    expect([await usesOf(code), await claimsOf('null-')]).toEqual([8, 1]);
  });

  it('is, for each customer, no more than can be counted', async () => {
    const code = await offer({ max_uses_per_customer: 50 });
    const orders = Array.from({ length: MAX_USES_PER_CUSTOMER }, (_, at) =>
      use(code, `most-${at}`, 'account:3'),
    );
    for (const order of orders) await take(order);
    await expect(take(use(code, 'most-more', 'account:3'))).rejects.toMatchObject({
      why: 'used_by_customer',
    });
  });
});
