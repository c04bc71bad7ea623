import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { at, failure, type Shopper } from '../../../test/shop/shopper';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

const CARD = 'last4 brand stripe_source_id is_default';
const LIST = `query PaymentMethods { payment_methods { ${CARD} } }`;
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Payment method not found' };
const run = (shopper: Shopper, operation: string, stripe_source_id: string) =>
  shopper.run(`payment_methods_${operation}`, { stripe_source_id }, `payment_methods { ${CARD} }`);
const cardsOf = async (shopper: Shopper) =>
  at<{ stripe_source_id: string; is_default: boolean }[]>(await shopper.send(LIST), 'payment_methods');
const idsOf = async (shopper: Shopper) =>
  (await cardsOf(shopper)).map(({ stripe_source_id }) => stripe_source_id);

/** Creates a shopper with the given number of cards. */
async function owner(count: number) {
  const { id, shopper } = await shop.user();
  const sources: string[] = [];
  for (let card = 0; card < count; card += 1) {
    const source = await shopper.cardToken();
    expect((await run(shopper, 'add', source)).errors).toBeUndefined();
    sources.push(source);
  }
  return { id, shopper, sources };
}

/** Puts a product on AutoDelivery, charged to a card. */
async function subscribe(shopper: Shopper, stripe_source_id: string): Promise<void> {
  const cart_uuid = await shopper.newCart();
  await shopper.add(cart_uuid, await shop.product(), 1, { frequency: '4W' });
  await shopper.makeReady(cart_uuid);
  expect((await shopper.place(cart_uuid, { stripe_source_id })).errors).toBeUndefined();
}

describe('payment_methods', () => {
  it('are the cards of the signed-in user, the default one first [7.h-03] [3.k-01]', async () => {
    const { shopper, sources } = await owner(2);
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
    const { shopper, sources } = await owner(1);
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
    const { shopper } = await owner(20);
    expect(failure(await run(shopper, 'add', await shopper.cardToken()))?.code).toBe(
      'TOO_MANY_PAYMENT_METHODS',
    );
    expect(await idsOf(shopper)).toHaveLength(20);
  });

  it('change the default on request, and when the default is removed', async () => {
    const { shopper, sources } = await owner(3);
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

describe('a card that AutoDeliveries are charged to', () => {
  const edit = (shopper: Shopper, input: object) =>
    shopper.run('autodeliveries_edit', input, 'autodelivery { id }');
  const used = async () => {
    const { shopper, sources } = await owner(2);
    const [source = '', other = ''] = sources;
    await subscribe(shopper, source);
    const answer = await shopper.send('{ autodeliveries { id } }');
    return { shopper, source, other, id: at<string>(answer, 'autodeliveries.0.id') };
  };

  it('cannot be removed; the error names the AutoDeliveries [2.17-05]', async () => {
    const { shopper, source, other, id } = await used();
    await edit(shopper, { id, name: 'Bathroom shelf' });
    const refused = await run(shopper, 'remove', source);
    expect(failure(refused)).toEqual({
      code: 'PAYMENT_METHOD_IN_USE',
      message: 'This card pays for Bathroom shelf. Please choose another card there first.',
    });
    expect(refused.errors?.[0]?.extensions.autodeliveries).toEqual(['Bathroom shelf']);
    expect(await idsOf(shopper)).toContain(source);
    await edit(shopper, { id, stripe_source_id: other });
    expect((await run(shopper, 'remove', source)).errors).toBeUndefined();
    expect(await idsOf(shopper)).toEqual([other]);
  });

  it('can be removed once they have ended', async () => {
    const { shopper, source, id } = await used();
    await shopper.run('autodeliveries_delete', { id }, 'autodelivery { status }');
    expect((await run(shopper, 'remove', source)).errors).toBeUndefined();
  });

  it('is never removed while an AutoDelivery is switching to it', async () => {
    const { shopper, other, id } = await used();
    const [changed, removed] = await Promise.all([
      edit(shopper, { id, stripe_source_id: other }),
      run(shopper, 'remove', other),
    ]);
    expect([failure(changed)?.code ?? 'done', failure(removed)?.code ?? 'done'].sort()).toEqual([
      expect.stringMatching(/^(NOT_FOUND|PAYMENT_METHOD_IN_USE)$/),
      'done',
    ]);
    const stored = await shop.db
      .collection<{ _id: string; stripe_source_id: string }>('autodeliveries')
      .findOne({ _id: id });
    expect(await idsOf(shopper)).toContain(stored?.stripe_source_id);
  });
});
