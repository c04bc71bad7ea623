import { describe, expect, it } from 'vitest';
import {
  AUTODELIVERIES,
  AUTODELIVERY_NOT_FOUND,
  run,
  subscriber,
} from '../../../test/clients/autodelivery-calls';
import { at, failure } from '../../../test/shop/shopper';
import { storedAutoDelivery } from '../../../test/shop/subscribers';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

const BY_ID = ['pause', 'skip', 'resume', 'delete'] as const;

describe('autodeliveries', () => {
  it('list the user’s own: all, one, or those charged to a card [7.h-01] [7.h-02] [3.j-03]', async () => {
    const { shopper, id } = await subscriber(shop);
    const { stripe_source_id: source } = await storedAutoDelivery(shop, id);
    const { shopper: other } = await subscriber(shop);
    const named = [{ id, name: 'Every 4 weeks', frequency: '4W', status: 'active' }];
    expect(at(await shopper.send(AUTODELIVERIES), 'autodeliveries')).toEqual(named);
    expect(at(await shopper.send(AUTODELIVERIES, { id }), 'autodeliveries')).toEqual(named);
    expect(at(await shopper.send(AUTODELIVERIES, { stripe_source_id: source }), 'autodeliveries')).toEqual(
      named,
    );
    expect(
      at(await shopper.send(AUTODELIVERIES, { stripe_source_id: 'src_other' }), 'autodeliveries'),
    ).toEqual([]);
    expect(at(await other.send(AUTODELIVERIES, { id }), 'autodeliveries')).toEqual([]);
    expect(at(await other.send(AUTODELIVERIES, { stripe_source_id: source }), 'autodeliveries')).toEqual([]);
    expect(at(await shop.guest().send(AUTODELIVERIES, { id }), 'autodeliveries')).toEqual([]);
  });

  it('require sign-in and are visible to their owner only [6-05]', async () => {
    const { shopper, id } = await subscriber(shop);
    const { shopper: other } = await shop.user();
    const [{ id: itemId }] = at<[{ id: string }]>(
      await shopper.send(`{ autodeliveries { items { id } } }`),
      'autodeliveries.0.items',
    );
    const calls: [string, object, object][] = [
      ...BY_ID.map((operation): [string, object, object] => [operation, { id }, AUTODELIVERY_NOT_FOUND]),
      ['edit', { id, name: 'Mine' }, AUTODELIVERY_NOT_FOUND],
      [
        'add_item',
        { autodelivery_id: id, product_id: String(await shop.product()), quantity: 1 },
        AUTODELIVERY_NOT_FOUND,
      ],
      [
        'edit_item',
        { id: itemId, quantity: 3 },
        { code: 'NOT_FOUND', message: 'AutoDelivery item not found' },
      ],
      ['remove_item', { id: itemId }, { code: 'NOT_FOUND', message: 'AutoDelivery item not found' }],
    ];
    const before = await storedAutoDelivery(shop, id);
    for (const [operation, input, expected] of calls) {
      expect(failure(await run(shop.guest(), operation, input))?.code, operation).toBe('UNAUTHENTICATED');
      expect(failure(await run(other, operation, input)), operation).toEqual(expected);
    }
    for (const operation of BY_ID) {
      expect(failure(await run(shopper, operation, { id: 'nonsense' }))).toEqual(AUTODELIVERY_NOT_FOUND);
    }
    expect(await storedAutoDelivery(shop, id)).toEqual(before);
  });
});
