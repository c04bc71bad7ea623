import { describe, expect, it } from 'vitest';
import { CARD, cardsOf, idsOf, LIST, run, savedCards } from '../../../test/shop/saved-cards';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const cards = savedCards(shop);
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Payment method not found' };

describe('payment_methods', () => {
  it('are the cards of the signed-in user, the default one first [7.h-03] [3.k-01]', async () => {
    const { shopper, sources } = await cards.owner(2);
    const card = { last4: '4242', brand: 'visa' };
    expect(at(await shopper.send(LIST), 'payment_methods')).toEqual([
      { ...card, stripe_source_id: sources[0], is_default: true },
      { ...card, stripe_source_id: sources[1], is_default: false },
    ]);
    expect(at(await shopper.send(`{ me { payment_methods { ${CARD} } } }`), 'me')).toEqual({
      payment_methods: await cardsOf(shopper),
    });
    const { shopper: other } = await shop.user();
    expect(await cardsOf(other)).toEqual([]);
    expect(await cardsOf(shop.guest())).toEqual([]);
  });

  it('can be changed only by their signed-in owner', async () => {
    const { shopper, sources } = await cards.owner(1);
    const [source = ''] = sources;
    const { shopper: other } = await shop.user();
    for (const operation of ['add', 'remove', 'set_default']) {
      expect(failure(await run(shop.guest(), operation, source))?.code).toBe('UNAUTHENTICATED');
      expect(failure(await run(shopper, operation, 'src_unknown'))).toEqual(NOT_FOUND);
    }
    for (const operation of ['remove', 'set_default']) {
      expect(failure(await run(other, operation, source))).toEqual(NOT_FOUND);
    }
    expect(await idsOf(shopper)).toEqual(sources);
  });

  it('store a card once, however often and fast it is added', async () => {
    const { shopper } = await shop.user();
    const source = await shopper.cardToken();
    await Promise.all(Array.from({ length: 5 }, () => run(shopper, 'add', source)));
    expect(await idsOf(shopper)).toEqual([source]);
  });

  it('are limited to 20', async () => {
    const { shopper } = await cards.owner(20);
    expect(failure(await run(shopper, 'add', await shopper.cardToken()))?.code).toBe(
      'TOO_MANY_PAYMENT_METHODS',
    );
    expect(await idsOf(shopper)).toHaveLength(20);
  });

  it('change the default on request, and when the default is removed', async () => {
    const { shopper, sources } = await cards.owner(3);
    const [first = '', second = '', third = ''] = sources;
    await run(shopper, 'set_default', third);
    expect(await idsOf(shopper)).toEqual([third, first, second]);
    expect(at(await run(shopper, 'remove', third), 'payment_methods_remove.payment_methods')).toMatchObject([
      { stripe_source_id: first, is_default: true },
      { stripe_source_id: second, is_default: false },
    ]);
    expect(failure(await run(shopper, 'remove', third))).toEqual(NOT_FOUND);
  });
});
