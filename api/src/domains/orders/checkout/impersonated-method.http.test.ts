import { expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { createAuditors } from '../../../../test/shop/auditors';
import { cardsOf, savedCards } from '../../../../test/shop/saved-cards';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const auditors = beforeTests(() => createAuditors(shop));

const REFUSED = {
  code: 'PAYMENT_METHOD_NOT_SAVED',
  message:
    'While you act for a customer, only a payment method that they have saved can pay. Please ask them to sign in.',
};

/** A customer with a saved card, and the member of staff who acts as them. */
async function actFor(cards: number) {
  const { id, shopper, sources } = await savedCards(shop).owner(cards);
  const { agent } = await auditors.impersonate(id);
  return { id, shopper, agent, saved: sources[0] };
}

it.each([
  ['once', {}],
  ['for an AutoDelivery', { frequency: '4W' }],
])(
  'staff who act as a customer pay %s with no card of their own typing, and keep none [accounts-09]',
  async (_name, line) => {
    const { shopper, agent, saved } = await actFor(1);
    const cart = await agent.newCart();
    await agent.add(cart, await shop.product(), 1, line);
    await agent.makeReady(cart);
    const typed = { stripe_source_id: await agent.cardToken(), save_payment_method: true };
    expect(failure(await agent.place(cart, typed))).toEqual(REFUSED);
    expect(await cardsOf(shopper)).toHaveLength(1);
    const placed = await agent.place(cart, { stripe_source_id: saved, save_payment_method: true });
    expect(at(placed, 'checkout_place_order.order.payment')).toMatchObject({ last4: '4242' });
    expect(await cardsOf(shopper)).toHaveLength(1);
  },
);

it('an AutoDelivery that staff order for a customer is agreed to by that member of staff [consent-01]', async () => {
  const { id, shopper, agent, saved } = await actFor(1);
  for (const buyer of [agent, shopper]) {
    const cart = await buyer.newCart();
    await buyer.add(cart, await shop.product(), 1, { frequency: '4W' });
    await buyer.makeReady(cart);
    expect((await buyer.place(cart, { stripe_source_id: saved })).errors).toBeUndefined();
  }
  const consents = await shop.db.collection('consents').find({ user_id: id }).sort({ given_at: 1 }).toArray();
  const givers = consents.map(({ staff_id }) => typeof staff_id);
  expect(givers.sort()).toEqual(['object', 'string']);
});

it('the customer pays with a new card and keeps it [accounts-09]', async () => {
  const { id, shopper } = await actFor(0);
  const cart = await shopper.readyCart(await shop.product());
  expect((await shopper.place(cart, { save_payment_method: true })).errors).toBeUndefined();
  expect(await cardsOf(shopper)).toHaveLength(1);
  expect(id).toBeTruthy();
});
